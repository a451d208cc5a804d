/// A grid of marks with its title, such as a road of baccarat.
public struct MarkGridView: PartView {
  private let title: String
  private let grid: MarkGrid
  private let label: String?

  /// Shows a grid.
  /// - Parameters:
  ///   - title: the key of its title.
  ///   - grid: the marks.
  ///   - label: what it says to somebody who does not see it, ready to read; nil where another part says it.
  public init(title: String, _ grid: MarkGrid, label: String?) {
    self.title = title
    self.grid = grid
    self.label = label
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.grid, text: scene.strings.text(title), label: label, grid: grid))]
  }
}

/// The table's ground: felt, its pattern and the edge.
public struct TableBackgroundView: PartView {
  private let felt: CasinoDesign.Palette.Felt
  private let pattern: ViewGroup

  /// Lays a felt with the pattern of the house.
  public init(_ felt: CasinoDesign.Palette.Felt = .green) { self.init(felt) { FeltPatternView() } }

  /// Lays a felt.
  /// - Parameters:
  ///   - felt: its colour.
  ///   - pattern: what is woven into it.
  public init(_ felt: CasinoDesign.Palette.Felt, @ViewBuilder pattern: () -> ViewGroup) {
    self.felt = felt
    self.pattern = pattern()
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [
      scene.part(SceneNode(.felt, id: "felt", detail: felt.rawValue)) {
        pattern.nodes(scene)
      }
    ]
  }
}

/// The fine pattern of the felt.
public struct FeltPatternView: PartView {
  /// Draws the pattern.
  public init() {}

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.felt, id: "felt.pattern", text: "·"))]
  }
}

/// A figure on a ground of its own, such as a hand's total.
public struct ValueBadge: PartView {
  private let value: String
  private let tone: Tone?

  /// Shows a figure.
  public init(_ value: String, tone: Tone? = nil) {
    self.value = value
    self.tone = tone
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { [scene.part(SceneNode(.badge, text: value, tone: tone))] }
}

/// What the dealer says.
public struct TalkView: PartView {
  private let text: String

  /// Shows a text, ready to read.
  public init(_ text: String) { self.text = text }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.talk, id: "talk", text: text))]
  }
}

/// The bar above the table: the game, the round, the shoe, the balance and the sheets. The figures are the host's.
public struct TopBarView: PartView {
  private let title: String
  private let sheets: [TableSheet]
  private let open: @MainActor (TableSheet) -> Void

  /// Shows the bar.
  /// - Parameters:
  ///   - title: the game's name.
  ///   - sheets: the sheets that can be opened.
  ///   - open: opens a sheet.
  public init(
    title: String, sheets: [TableSheet] = TableSheet.standard, open: @escaping @MainActor (TableSheet) -> Void
  ) {
    self.title = title
    self.sheets = sheets
    self.open = open
  }

  /// One part that holds the host's values and the sheets' buttons.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [
      scene.part(SceneNode(.topBar, id: "top", text: title)) {
        let values: [HostField] = [.practice, .rounds, .shoe, .balance]
        return values.flatMap { HostValue($0).nodes(scene) }
          + sheets.flatMap { sheet in
            Button("action.\(sheet.name)", id: sheet.name, key: sheet.key) { open(sheet) }.nodes(scene)
          }
      }
    ]
  }
}

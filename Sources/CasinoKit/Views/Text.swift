/// A text, by its key in the game's or the kit's catalogue.
public struct Text: PartView {
  private enum Source {
    case key(String, [StringArgument])
    case verbatim(String)
  }
  private let source: Source
  private let role: Role

  /// A text of the catalogues.
  /// - Parameters:
  ///   - key: its key.
  ///   - arguments: what is put into its places.
  public init(_ key: String, _ arguments: StringArgument...) {
    source = .key(key, arguments)
    role = .text
  }

  /// A text that is the same in every language.
  public init(verbatim text: String) {
    source = .verbatim(text)
    role = .text
  }

  init(printed key: String, _ arguments: [StringArgument]) {
    source = .key(key, arguments)
    role = .print
  }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    switch source {
    case .key(let key, let arguments): [scene.part(SceneNode(role, text: scene.strings.text(key, arguments)))]
    case .verbatim(let text): [scene.part(SceneNode(role, text: text))]
    }
  }
}

/// A text printed on the felt, such as BLACKJACK PAYS 3 TO 2.
public struct FeltPrint: PartView {
  private let text: Text

  /// Prints a text of the catalogues.
  public init(_ key: String, _ arguments: StringArgument...) { text = Text(printed: key, arguments) }

  /// One part.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] { text.nodes(scene) }
}

/// A value that only the host knows: balance, limits, practice mark, shoe.
public struct HostValue: PartView {
  private let field: HostField

  /// Places a value of the host.
  public init(_ field: HostField) { self.field = field }

  /// One part, which the host fills in.
  public func nodes(_ scene: SceneBuilder) -> [SceneNode] {
    [scene.part(SceneNode(.host, id: "host.\(field.rawValue)", host: field))]
  }
}

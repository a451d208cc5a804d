/// What a game says of itself without being played: printed by `<game> --manifest` and shipped beside it, so that
/// lists and lobby start no module.
public struct Manifest: Codable, Hashable, Sendable {
  /// A bet as the host must know it.
  public struct Bet: Codable, Hashable, Sendable {
    /// The bet's word.
    public var id: String
    /// Where in a round it is made.
    public var kind: BetKind
    /// The most that a stake can win.
    public var greatestPayout: Ratio
    /// The house edge under the initial settings and best play, as a fraction of the stake; nil where not declared.
    public var edge: Double?

    /// Describes a bet.
    public init(id: String, kind: BetKind, greatestPayout: Ratio, edge: Double? = nil) {
      self.id = id
      self.kind = kind
      self.greatestPayout = greatestPayout
      self.edge = edge
    }
  }

  /// A game's name and what it is, in one language.
  public struct Title: Codable, Hashable, Sendable {
    /// The name that people read.
    public var name: String
    /// A few words about the game, such as `Closest to 21`.
    public var summary: String

    /// Describes a game.
    public init(name: String, summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The game's names.
  public var info: GameInfo
  /// The protocol versions that the game speaks, least and greatest.
  public var `protocol`: [Int]
  /// The version of the kit that it was built with.
  public var kit: String
  /// The name of its executable.
  public var executable: String
  /// One sentence about the game, in English.
  public var summary: String
  /// Its bets.
  public var bets: [Bet]
  /// Its moves.
  public var moves: [String]
  /// Its outcomes.
  public var outcomes: [String]
  /// Its settings.
  public var settings: [SettingOption]
  /// The shoe of the initial settings.
  public var shoe: ShoePlan
  /// What it offers beyond play and replay.
  public var capabilities: [String]
  /// The game's icon, an `icon` with `card` and `chip` parts; its `detail` is the felt.
  public var icon: SceneNode?
  /// What is shown while the game starts: a `zstack` with the felt, the icon and the name.
  public var launchScreen: SceneNode?
  /// Name and summary by language.
  public var titles: [String: Title]?

  /// Describes a game that speaks this kit's protocol.
  public init(
    info: GameInfo, executable: String, summary: String, bets: [Bet], moves: [String], outcomes: [String],
    settings: [SettingOption] = [], shoe: ShoePlan, capabilities: [String] = [],
    icon: SceneNode? = nil, launchScreen: SceneNode? = nil, titles: [String: Title]? = nil
  ) {
    self.info = info
    self.protocol = [Wire.versions.lowerBound, Wire.versions.upperBound]
    kit = Wire.kitVersion
    self.executable = executable
    self.summary = summary
    self.bets = bets
    self.moves = moves
    self.outcomes = outcomes
    self.settings = settings
    self.shoe = shoe
    self.capabilities = capabilities
    self.icon = icon
    self.launchScreen = launchScreen
    self.titles = titles
  }

  /// Name and summary in a language, or in the nearest that there is.
  public func title(in language: String) -> Title {
    let found = Language.chain(language, source: "en").lazy.compactMap { titles?[$0] }.first
    return found ?? Title(name: info.name, summary: summary)
  }
}

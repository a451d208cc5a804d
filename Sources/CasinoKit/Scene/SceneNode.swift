/// What a part of the table is. A renderer draws or speaks roles; it knows no game.
public enum Role: String, Codable, CaseIterable, Hashable, Sendable {
  // Layout
  case vstack, hstack, zstack, spacer, fits
  // The table
  case table, felt, topBar, print, talk
  // Words and figures
  case text, badge, host, grid
  // Cards
  case hand, card, cardBack, cardSlot, shoe
  // Chips
  case chip, chipStack, chipSelector, zone
  // Doing something
  case actionBar, button
  // Outcomes
  case banner, receipt, confetti, gameOver
  // Sheets and what is in them
  case sheet, section, fact, toggle, picker
  // Hints and brand
  case tooltip, icon
}

/// How a part stands out.
public enum Mark: String, Codable, CaseIterable, Hashable, Sendable {
  /// The decision at hand is here.
  case active
  /// Chosen among its neighbours.
  case selected
  /// The action that Enter takes.
  case primary
  /// Cannot be used now.
  case disabled
  /// Steps back.
  case dimmed
}

/// A value that only the host knows and fills in.
public enum HostField: String, Codable, CaseIterable, Hashable, Sendable {
  case balance, limits, practice, shoe, rounds, fairness, statistics
  /// The settings of the host, but for those that the scene places on their own.
  case settings
  // Settings of the host on their own
  case speed, volume, startingBalance
}

/// A part of the scene: a value that any renderer can draw, say or print.
///
/// Fields that do not apply are nil and not on the wire. A card that lies face down is a `cardBack` and holds no card.
public struct SceneNode: Codable, Hashable, Sendable {
  /// The part's name, unique in the scene and stable while the part stays.
  public var id: String
  /// What the part is.
  public var role: Role
  /// What the part shows.
  public var text: String?
  /// What the part says to somebody who does not see it; nil where `text` says it all or there is nothing to say.
  public var label: String?
  /// A second, quieter text.
  public var detail: String?
  /// The card that a `card` shows.
  public var card: Card?
  /// The amount that chips, a zone or a receipt's line shows.
  public var amount: Chips?
  /// Win, lose or push.
  public var tone: Tone?
  /// How the part stands out.
  public var marks: [Mark]?
  /// The value that the host fills in.
  public var host: HostField?
  /// The marks that a `grid` shows.
  public var grid: MarkGrid?
  /// How the part takes up room.
  public var layout: Layout?
  /// What can be done here.
  public var action: SceneAction?
  /// The parts within.
  public var children: [SceneNode]?

  /// Makes a part of a role.
  public init(
    _ role: Role, id: String = "", text: String? = nil, label: String? = nil, detail: String? = nil, card: Card? = nil,
    amount: Chips? = nil, tone: Tone? = nil, marks: [Mark] = [], host: HostField? = nil, grid: MarkGrid? = nil,
    layout: Layout? = nil, action: SceneAction? = nil, children: [SceneNode]? = nil
  ) {
    self.id = id
    self.role = role
    self.text = text
    self.label = label
    self.detail = detail
    self.card = card
    self.amount = amount
    self.tone = tone
    self.marks = marks.isEmpty ? nil : marks
    self.host = host
    self.grid = grid
    self.layout = layout
    self.action = action
    self.children = children
  }

  /// Whether the part stands out in a way.
  public func has(_ mark: Mark) -> Bool { marks?.contains(mark) ?? false }
}

/// How a part takes up room.
public struct Layout: Codable, Hashable, Sendable {
  /// Where children line up across the stack.
  public enum Alignment: String, Codable, Hashable, Sendable { case leading, center, trailing }

  /// Cells between children; nil leaves it to the renderer.
  public var spacing: Int?
  /// Where children line up; nil is the centre.
  public var alignment: Alignment?
  /// Who gives way last where room is short: the highest. Nil is 0.
  public var priority: Int?
  /// How round its corners are, in halves of a cell; nil leaves it to the renderer.
  public var radius: Int?

  /// Describes how a part takes up room.
  public init(spacing: Int? = nil, alignment: Alignment? = nil, priority: Int? = nil, radius: Int? = nil) {
    self.spacing = spacing
    self.alignment = alignment
    self.priority = priority
    self.radius = radius
  }
}

/// Something that the player can do. Only its id travels back.
public struct SceneAction: Codable, Hashable, Sendable {
  /// The action's word, which `--ui text` and `--ui json` take: `hit`, `deal`, `bet.main`.
  public var id: String
  /// What a button reads.
  public var title: String
  /// The key that does it.
  public var key: String?
  /// What it costs; the commit takes exactly this, or the amount that goes with the intent.
  public var price: Chips?
  /// The amounts that may go with it.
  public var amounts: AmountRange?
  /// Why it cannot be done now; nil when it can.
  public var unavailable: String?

  /// Describes an action.
  public init(
    id: String, title: String, key: String? = nil, price: Chips? = nil, amounts: AmountRange? = nil,
    unavailable: String? = nil
  ) {
    self.id = id
    self.title = title
    self.key = key
    self.price = price
    self.amounts = amounts
    self.unavailable = unavailable
  }
}

/// The amounts that an action takes.
public struct AmountRange: Codable, Hashable, Sendable {
  /// The least amount.
  public var least: Chips
  /// The greatest amount.
  public var greatest: Chips

  /// Describes a range.
  public init(_ range: ClosedRange<Chips>) {
    least = range.lowerBound
    greatest = range.upperBound
  }

  /// Whether an amount is within.
  public func contains(_ amount: Chips) -> Bool { least <= amount && amount <= greatest }
}

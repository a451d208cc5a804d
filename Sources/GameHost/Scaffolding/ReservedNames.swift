/// Names that a game's module or types must not have.
enum ReservedNames {
  /// The product's own, in small letters: packages, targets and folders, and the template's.
  static let product: Set<String> = [
    "build", "casino", "casinobench", "casinokit", "casinokittests", "ccrypto", "cspawn", "csqlite", "crename", "docs",
    "gamehost", "gamehosttests", "main", "misfits", "newgame", "package", "plugins", "resources", "scripts",
    "sources", "tabletests", "templates", "terminalprobe", "tests", "testsupport",
  ]

  /// Whether a module of the name, or a type that the template names after it, would hide one that games need.
  static func hides(_ module: String) -> Bool {
    swift.contains(module)
      || endings.contains { KitNames.all.contains(module + $0) || library.contains(module + $0) }
      || templateTypes.contains(module)
  }

  /// What follows the game's name in the names of the template's types.
  static let endings = [
    "", "Bet", "Data", "Engine", "Game", "Move", "Odds", "Result", "Returns", "Rules", "Settings", "TableLayoutView",
    "Tests",
  ]

  /// Types of the template that are not named after the game.
  static let templateTypes: Set<String> = [
    "BestPlay", "Combinations", "Design", "GameTableView", "PayTable", "ResultBannerView", "RulesHelpView",
    "SettingsView", "StatisticsSheetView", "Step",
  ]

  /// Words of the language that a type cannot be named with, and modules that games or their tests import.
  private static let swift: Set<String> = [
    "Any", "Self", "Type", "Protocol", "Builtin", "Cxx", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "Glibc", "Musl", "Observation", "PackageDescription",
    "RegexBuilder", "Swift", "SwiftShims", "Synchronization", "System", "Testing", "XCTest",
  ]

  /// Types of the standard library, of Foundation and of the tests.
  private static let library: Set<String> = [
    "Actor", "AnyHashable", "AnyObject", "AnySequence", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "AttributedString", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bool", "Bug", "Bundle",
    "CVarArg", "Calendar", "CaseIterable", "Character", "CharacterSet", "Clock", "ClosedRange", "CocoaError",
    "Codable", "CodingKey", "CodingKeys", "Collection", "Comment", "Comparable", "Confirmation", "ContiguousArray",
    "ContinuousClock", "Copyable", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Decodable", "Decoder",
    "DecodingError", "Dictionary", "Double", "Duration", "EmptyCollection", "Encodable", "Encoder", "EncodingError",
    "Equatable", "Error", "Escapable", "ExitStatus", "ExitTest", "Expectation", "FileHandle", "FileManager", "Float",
    "Formatter", "Hashable", "Hasher", "ID", "Identifiable", "IndexPath", "IndexSet", "InlineArray", "InputStream",
    "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "Issue", "Iterator", "IteratorProtocol", "JSONDecoder",
    "JSONEncoder", "JSONSerialization", "KeyPath", "KeyValuePairs", "LazySequence", "Locale", "Lock", "MainActor",
    "Measurement", "Mirror", "MutableSpan", "Mutex", "NSObject", "Never", "Notification", "Number", "Numeric",
    "ObjectIdentifier", "Observable", "OpaquePointer", "Operation", "OptionSet", "Optional", "OutputStream",
    "PersonNameComponents", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress",
    "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeSet", "RawRepresentable", "RawSpan", "Regex",
    "Result", "RunLoop", "Scanner", "Selector", "Sendable", "Sequence", "Set", "SetAlgebra", "SignedInteger", "Slice",
    "SourceLocation", "Span", "StaticString", "Stream", "Stride", "Strideable", "String", "StringProtocol",
    "Substring", "Suite", "SuspendingClock", "SystemRandomNumberGenerator", "Tag", "Task", "TaskGroup", "Test",
    "Thread", "TimeInterval", "TimeZone", "Timer", "Trait", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "URLComponents", "URLRequest", "URLSession", "UUID", "Unicode", "Unit", "Unmanaged", "UnsafePointer",
    "UnsignedInteger", "UserDefaults", "Void", "XCTestCase", "Zip2Sequence",
  ]
}

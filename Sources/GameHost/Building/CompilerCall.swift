import FoundationEssentials
import Glibc

/// A call of the compiler.
struct CompilerCall: Equatable {
  /// The program.
  var program: String
  /// Its arguments.
  var arguments: [String]
  /// Its environment, `NAME=value`.
  var environment: [String]
  /// The compiler, also where another program starts it.
  var compiler: String

  /// The call that builds a package.
  /// - Throws: `BuildError.noToolchain`.
  init(
    _ package: GamePackage, _ manner: BuildManner, in place: BuildPlace, environment variables: [String: String]
  ) throws(BuildError) {
    guard let swift = Self.compiler(on: variables["PATH"] ?? "/usr/bin:/bin") else { throw .noToolchain }
    program = swift
    compiler = swift
    arguments =
      ["build", "--package-path", package.folder.path, "--scratch-path", place.scratch(manner).path] + manner.flags
    environment = Self.environment(variables).map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// The first `swift` in the folders of a `PATH`.
  static func compiler(on path: String) -> String? {
    path.split(separator: ":").map { "\($0)/swift" }.first { access($0, X_OK) == 0 }
  }

  /// The kit that the host itself is made of, unless another was chosen: so both speak the same protocol.
  private static func environment(_ variables: [String: String]) -> [String: String] {
    var variables = variables
    // What this program was told about its own run is nothing to the compiler.
    variables["SWIFT_BACKTRACE"] = nil
    if variables["CASINO_SDK"].map(\.isEmpty) ?? true, let kit = try? DevelopmentKit.located(environment: [:]) {
      variables["CASINO_SDK"] = kit.root.path
    }
    return variables
  }
}

import FoundationEssentials
import Glibc

/// A call of the compiler for a package, in a sandbox where this machine has one.
struct CompilerCall {
  /// The compiler.
  let compiler: String
  private let build: SandboxedBuild
  private let arguments: [String]
  private let place: SandboxedBuild.Place

  /// The call that builds a package.
  /// - Throws: `BuildError.noToolchain`.
  init(
    _ package: GamePackage, _ manner: BuildManner, in place: BuildPlace, environment: [String: String]
  ) throws(BuildError) {
    guard let swift = Self.compiler(on: environment["PATH"] ?? "") else { throw .noToolchain }
    compiler = swift
    let scratch = place.scratch(manner)
    arguments =
      ["build", "--package-path", package.folder.path, "--scratch-path", scratch.path, "--manifest-cache", "local"]
      + manner.flags
    let sdk = Self.sdk(environment)
    var build = SandboxedBuild(environment: environment)
    if let sdk { build.surroundings["CASINO_SDK"] = sdk }
    self.build = build
    self.place = SandboxedBuild.Place(
      package: package.folder,
      kit: package.ownKit ?? URL(filePath: sdk ?? package.folder.path).appending(path: "Sources/CasinoKit"),
      scratch: scratch)
  }

  /// The compiler as a program to start.
  func spawn(_ descriptors: [(host: Int32, program: Int32)]) throws(SystemError) -> Spawn {
    try build.spawn(arguments, in: place, descriptors: descriptors)
  }

  /// The first `swift` in the folders of a `PATH`.
  static func compiler(on path: String) -> String? {
    path.split(separator: ":").map { "\($0)/swift" }.first { access($0, X_OK) == 0 }
  }

  /// The kit that was chosen, else the one that this program is made of: so both speak the same protocol.
  private static func sdk(_ environment: [String: String]) -> String? {
    if let chosen = environment["CASINO_SDK"], !chosen.isEmpty { return RealPath.of(URL(filePath: chosen)).path }
    return (try? DevelopmentKit.located(environment: [:]))?.root.path
  }
}

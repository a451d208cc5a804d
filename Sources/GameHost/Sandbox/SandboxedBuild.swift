import FoundationEssentials
import Glibc

/// A build of a package, which runs its code (`Package.swift`, and whatever it asks the compiler to run).
///
/// With bubblewrap it has no network and sees of the machine: `/usr`, the toolchain, the package and the kit, all
/// read-only, and the scratch folder. Without, it runs as any build. Ask first: `ForeignGate.letBuild`.
struct SandboxedBuild {
  /// What is built, and where.
  struct Place {
    /// The package's folder, read-only.
    var package: URL
    /// The folder of the kit that the package depends on, read-only.
    var kit: URL
    /// The scratch path of the build, which is made where it is missing.
    var scratch: URL
  }

  /// The program that makes sandboxes; nil where it is missing.
  let bubblewrap: Bubblewrap?
  /// The environment that `PATH` is read from.
  let environment: [String: String]
  /// What the build is told besides.
  var surroundings: [String: String] = [:]

  /// Builds on this machine.
  init(environment: [String: String]) {
    self.environment = environment
    bubblewrap = Bubblewrap(environment: environment)
  }

  /// The build as a program to start, without a terminal.
  /// - Parameters:
  ///   - arguments: those of `swift`, such as `build --scratch-path …`, with paths as they are on this machine.
  ///   - place: what it reads and writes; paths are the same within the sandbox.
  ///   - descriptors: where its output goes, see `Spawn`.
  /// - Throws: `SystemError` where there is no `swift` on the `PATH`, or the scratch folder cannot be made.
  func spawn(
    _ arguments: [String], in place: Place, descriptors: [(host: Int32, program: Int32)]
  ) throws(SystemError) -> Spawn {
    guard let swift = Self.compiler(environment) else { throw SystemError(code: ENOENT) }
    let scratch = place.scratch.path
    do { try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true) } catch {
      throw .last
    }
    let variables = ["PATH": environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"].merging(
      surroundings
    ) { $1 }
    guard let bubblewrap else {
      let home = environment["HOME"].map { ["HOME": $0] } ?? [:]
      return Spawn(
        path: swift, arguments: arguments, environment: Self.list(variables.merging(home) { $1 }),
        descriptors: descriptors)
    }
    return Spawn(
      path: bubblewrap.path,
      arguments: Self.options(place, toolchain: Self.toolchain(of: swift)) + ["--", swift] + arguments,
      environment: Self.list(variables.merging(["HOME": "/build", "TMPDIR": "/tmp"]) { $1 }), descriptors: descriptors)
  }

  private static func options(_ place: Place, toolchain: String) -> [String] {
    var options = ["--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--ro-bind", "/usr", "/usr"]
    for folder in ["/lib", "/lib64", "/bin"] { options += Sandbox.systemFolder(folder) }
    // The compiler and the linker are found by these links on Debian.
    options += ["--ro-bind-try", "/etc/alternatives", "/etc/alternatives", "--proc", "/proc", "--dev", "/dev"]
    options += ["--tmpfs", "/tmp", "--tmpfs", "/build"]
    if !toolchain.hasPrefix("/usr/") { options += ["--ro-bind", toolchain, toolchain] }
    for folder in [place.kit.path, place.package.path] { options += ["--ro-bind", folder, folder] }
    return options + ["--bind", place.scratch.path, place.scratch.path, "--chdir", place.package.path]
  }

  /// The program `swift` of a `PATH`, as it is called there.
  private static func compiler(_ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }.first { access($0, X_OK) == 0 }
  }

  /// The folder `usr` of a toolchain, with all that a compiler needs.
  private static func toolchain(of swift: String) -> String {
    RealPath.of(URL(filePath: swift)).deletingLastPathComponent().deletingLastPathComponent().path
  }

  private static func list(_ variables: [String: String]) -> [String] {
    variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

import CasinoKit
import Glibc

@main
struct Casino {
  /// The version of the host, `major.minor.patch`.
  static let version = "0.1.0"

  static func main() {
    StandardStreams.prepare()
    let context = CommandContext(output: .standard, errors: .error, environment: CommandContext.processEnvironment)
    exit(CommandRunner(context: context).run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

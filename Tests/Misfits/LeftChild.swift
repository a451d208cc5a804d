import CasinoKit
import Glibc

/// A program that a module leaves behind, with the module's socket still open.
enum LeftChild {
  static func leave() {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, Wire.descriptor, 5)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    var pid: pid_t = 0
    posix_spawn(&pid, "/bin/sleep", &actions, nil, &arguments, environ)
    exit(7)
  }
}

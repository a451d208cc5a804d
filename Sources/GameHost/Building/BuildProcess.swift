import Glibc

/// A running compiler: what it prints is read as it comes, and it never waits for anybody.
final class BuildProcess {
  /// Becomes readable when the compiler printed something, or has ended.
  let descriptor: Int32
  /// What it printed, sorted.
  private(set) var output = BuildOutput()
  private let pid: pid_t
  private var status: ExitStatus?

  /// Starts a compiler.
  /// - Throws: `BuildError.unwritable` with the program where the system does not start it.
  init(_ call: CompilerCall) throws(BuildError) {
    do throws(SystemError) {
      let pipe = try Descriptor.pipe()
      defer { close(pipe.writing) }
      do throws(SystemError) { pid = try call.spawn([(pipe.writing, 1), (pipe.writing, 2)]).start() } catch {
        close(pipe.reading)
        throw error
      }
      descriptor = pipe.reading
    } catch {
      throw .unwritable(path: call.compiler, code: error.code)
    }
  }

  deinit {
    cancel()
    _ = finish()
    close(descriptor)
  }

  /// Reads what there is.
  /// - Returns: whether the compiler has ended.
  func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while status == nil {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 {
        output.feed(bytes[..<count])
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        return false
      } else {
        break
      }
    }
    return true
  }

  /// Waits for the end of a compiler that has closed its output or was cancelled.
  func finish() -> ExitStatus {
    if let status { return status }
    output.finish()
    var state: Int32 = 0
    while waitpid(pid, &state, 0) < 0, errno == EINTR {}
    let ended = ExitStatus(state)
    status = ended
    return ended
  }

  /// Asks the compiler to stop; it ends its own helpers first, so what was built before stays sound.
  func cancel() { if status == nil { kill(-pid, SIGINT) } }
}

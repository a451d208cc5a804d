/// A filter of system calls as the kernel takes it (seccomp): what it refuses fails in the game, which goes on.
///
/// A thread may be made and a process may not; `clone3`, whose flags no filter can see, is answered as an old kernel
/// would, so that the C library falls back to `clone`. A game may replace itself (`execve`), as the sandbox starts it
/// in that way and a game may be a script: what it becomes is under the same filter.
struct SystemCallFilter: Sendable {
  /// A processor that games run on.
  enum Processor: UInt32, CaseIterable, Sendable {
    /// The numbers by which the kernel names them, `AUDIT_ARCH_…`.
    case x86 = 0xC000_003E
    case arm = 0xC000_00B7

    /// That of this machine.
    #if arch(arm64)
      static let current = arm
    #else
      static let current = x86
    #endif

    /// The number of a call; nil where the processor has none.
    func number(of call: SystemCall) -> UInt32? { self == .x86 ? call.x86 : call.arm }
  }

  /// What becomes of a call.
  enum Verdict {
    static let allow: UInt32 = 0x7FFF_0000
    /// Another processor's call: the process ends.
    static let kill: UInt32 = 0x8000_0000
    /// It fails with `EPERM`.
    static let notPermitted: UInt32 = 0x0005_0001
    /// It fails with `ENOSYS`, as if the kernel were older.
    static let unknown: UInt32 = 0x0005_0026
  }

  /// An instruction of the kernel's filter machine.
  struct Instruction: Equatable, Sendable {
    /// Loads a word of the call; its offset is the operand.
    static let load: UInt16 = 0x20
    static let isEqual: UInt16 = 0x15
    static let isAtLeast: UInt16 = 0x35
    static let hasBit: UInt16 = 0x45
    static let answer: UInt16 = 0x06

    var code: UInt16
    var then: UInt8 = 0
    var otherwise: UInt8 = 0
    var operand: UInt32
  }

  /// Where the call's number, the processor and the first argument stand.
  enum Offset {
    static let number: UInt32 = 0
    static let processor: UInt32 = 4
    static let firstArgument: UInt32 = 16
  }

  private static let threadFlag: UInt32 = 0x0001_0000

  let instructions: [Instruction]

  /// Makes the filter of a processor.
  init(_ processor: Processor = .current) {
    let denied = SystemCall.denied.compactMap(processor.number)
    let recent = SystemCall.allowedRecent.compactMap(processor.number)
    // Where the answers stand, after all questions.
    let start = 4, clone = start + 1 + denied.count + recent.count + 1
    let (allow, refuse, unknown) = (clone + 2, clone + 3, clone + 4)
    var program = [
      Instruction(code: Instruction.load, operand: Offset.processor),
      Instruction(code: Instruction.isEqual, then: 1, operand: processor.rawValue),
      Instruction(code: Instruction.answer, operand: Verdict.kill),
      Instruction(code: Instruction.load, operand: Offset.number),
    ]
    func ask(_ code: UInt16, _ operand: UInt32, then place: Int, otherwise other: Int? = nil) {
      let next = program.count + 1
      program.append(
        Instruction(
          code: code, then: UInt8(place - next), otherwise: UInt8((other ?? next) - next), operand: operand))
    }
    ask(Instruction.isEqual, processor.number(of: .clone) ?? 0, then: clone)
    for number in denied { ask(Instruction.isEqual, number, then: refuse) }
    for number in recent { ask(Instruction.isEqual, number, then: allow) }
    ask(Instruction.isAtLeast, SystemCall.firstRecent, then: unknown, otherwise: allow)
    program.append(Instruction(code: Instruction.load, operand: Offset.firstArgument))
    ask(Instruction.hasBit, Self.threadFlag, then: allow, otherwise: refuse)
    for verdict in [Verdict.allow, Verdict.notPermitted, Verdict.unknown] {
      program.append(Instruction(code: Instruction.answer, operand: verdict))
    }
    instructions = program
  }

  /// The filter as bytes, eight for each instruction.
  var bytes: [UInt8] {
    instructions.flatMap { instruction in
      withUnsafeBytes(of: instruction.code.littleEndian, Array.init) + [instruction.then, instruction.otherwise]
        + withUnsafeBytes(of: instruction.operand.littleEndian, Array.init)
    }
  }
}

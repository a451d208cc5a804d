import Foundation
import Testing

@testable import GameHost

/// The filter of system calls, run as the kernel runs it.
struct SystemCallFilterTests {
  private typealias Filter = SystemCallFilter

  /// What the kernel would answer to a call.
  private func verdict(
    _ filter: SystemCallFilter, processor: UInt32, number: UInt32, argument: UInt32 = 0
  ) throws -> UInt32 {
    var place = 0, word: UInt32 = 0
    while true {
      let steps = filter.instructions
      let step = try #require(steps.indices.contains(place) ? steps[place] : nil)
      place += 1
      func jump(_ isTrue: Bool) { place += Int(isTrue ? step.then : step.otherwise) }
      switch step.code {
      case Filter.Instruction.load:
        let words: [UInt32: UInt32] = [
          Filter.Offset.number: number, Filter.Offset.processor: processor, Filter.Offset.firstArgument: argument,
        ]
        word = try #require(words[step.operand])
      case Filter.Instruction.isEqual: jump(word == step.operand)
      case Filter.Instruction.isAtLeast: jump(word >= step.operand)
      case Filter.Instruction.hasBit: jump(word & step.operand != 0)
      case Filter.Instruction.answer: return step.operand
      default: Issue.record("no instruction: \(step)")
      }
    }
  }

  @Test(arguments: SystemCallFilter.Processor.allCases)
  func deniedCallsFailAndOthersDoNot(_ processor: SystemCallFilter.Processor) throws {
    let filter = SystemCallFilter(processor)
    let denied = Set(SystemCall.denied.compactMap(processor.number))
    let recent = Set(SystemCall.allowedRecent.compactMap(processor.number))
    let clone = try #require(processor.number(of: .clone))
    for number in UInt32(0)..<600 where number != clone {
      let expected =
        denied.contains(number)
        ? Filter.Verdict.notPermitted
        : number >= SystemCall.firstRecent && !recent.contains(number) ? Filter.Verdict.unknown : Filter.Verdict.allow
      #expect(try verdict(filter, processor: processor.rawValue, number: number) == expected, "\(number)")
    }
  }

  @Test(arguments: SystemCallFilter.Processor.allCases)
  func aThreadMayBeMadeAndAProcessMayNot(_ processor: SystemCallFilter.Processor) throws {
    let filter = SystemCallFilter(processor), clone = try #require(processor.number(of: .clone))
    let thread: UInt32 = 0x003D_0F00, process: UInt32 = 0x0120_0011
    for (flags, expected) in [(thread, Filter.Verdict.allow), (process, Filter.Verdict.notPermitted)] {
      #expect(
        try verdict(filter, processor: processor.rawValue, number: clone, argument: flags) == expected)
    }
    #expect(try verdict(filter, processor: processor.rawValue, number: 435) == Filter.Verdict.unknown, "clone3")
  }

  @Test func callsOfAnotherProcessorEndTheProcess() throws {
    let i386: UInt32 = 0x4000_0003
    for processor in Filter.Processor.allCases {
      #expect(try verdict(SystemCallFilter(processor), processor: i386, number: 2) == Filter.Verdict.kill)
    }
    // The numbers of the x32 interface begin above all others.
    let x86 = Filter.Processor.x86
    #expect(try verdict(SystemCallFilter(x86), processor: x86.rawValue, number: 0x4000_0039) == Filter.Verdict.unknown)
  }

  @Test(arguments: SystemCallFilter.Processor.allCases)
  func itIsBytesAsTheKernelTakesThem(_ processor: SystemCallFilter.Processor) {
    let filter = SystemCallFilter(processor)
    #expect(filter.bytes.count == filter.instructions.count * 8)
    #expect(Array(filter.bytes.prefix(8)) == [0x20, 0, 0, 0, 4, 0, 0, 0])
  }

  /// The kernel's own lists, where this machine has them.
  private static let headers: [(SystemCallFilter.Processor, String)] = [
    (.x86, "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"), (.arm, "/usr/include/asm-generic/unistd.h"),
  ]

  @Test(arguments: headers.filter { FileManager.default.fileExists(atPath: $0.1) })
  func numbersAreThoseOfTheKernel(_ processor: SystemCallFilter.Processor, header: String) throws {
    var numbers: [String: UInt32] = [:]
    for line in try String(contentsOfFile: header, encoding: .utf8).split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "#define", let number = UInt32(words[2]) else { continue }
      for prefix in ["__NR3264_", "__NR_"] where words[1].hasPrefix(prefix) {
        numbers[String(words[1].dropFirst(prefix.count))] = number
      }
    }
    for call in SystemCall.denied + SystemCall.allowedRecent + [.clone] {
      guard let number = processor.number(of: call), let known = numbers[call.name] else { continue }
      #expect(number == known, "\(call.name)")
    }
  }
}

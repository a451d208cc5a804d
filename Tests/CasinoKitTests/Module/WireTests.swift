import CasinoKit
import Foundation
import Testing

@Suite struct WireTests {
  @Test(arguments: WireSample.all)
  func messagesComeBackAsTheyWere(_ sample: WireSample) throws {
    switch sample.side {
    case .host:
      let message = try Wire.read(HostMessage.self, from: sample.line)
      #expect(try Wire.read(HostMessage.self, from: Wire.line(message)) == message)
    case .module:
      let message = try Wire.read(ModuleMessage.self, from: sample.line)
      #expect(try Wire.read(ModuleMessage.self, from: Wire.line(message)) == message)
    }
  }

  @Test(arguments: WireSample.all)
  func isOneLine(_ sample: WireSample) {
    #expect(sample.line.last == UInt8(ascii: "\n"))
    #expect(sample.line.count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test func lineEndsWithinTextsAreEscaped() throws {
    let line = try Wire.line(ModuleMessage.failure(Failure(code: "x", text: "two\nlines ♠")))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try Wire.read(ModuleMessage.self, from: line) == .failure(Failure(code: "x", text: "two\nlines ♠")))
  }

  @Test func unknownMessagesAreToldFromMalformedOnes() {
    let unknown = Data(#"{"type":"dance","steps":3}"#.utf8)
    #expect(throws: WireError.unknownMessage("dance")) { try Wire.read(HostMessage.self, from: unknown) }
    #expect(throws: WireError.unknownMessage("dance")) { try Wire.read(ModuleMessage.self, from: unknown) }
    for line in ["", "{", #"{"type":1}"#, #"{"type":"intent"}"#, "[]"] {
      #expect(throws: DecodingError.self) { try Wire.read(HostMessage.self, from: Data(line.utf8)) }
    }
  }

  @Test(
    arguments: [
      (1...1, 1...1, 1), (1...3, 2...5, 3), (2...5, 1...3, 3), (1...9, 4...4, 4), (1...1, 2...2, nil),
      (3...4, 1...2, nil),
    ] as [(ClosedRange<Int>, ClosedRange<Int>, Int?)])
  func sidesMeetAtTheGreatestCommonVersion(left: ClosedRange<Int>, right: ClosedRange<Int>, common: Int?) {
    #expect(Wire.common(left, right) == common)
  }
}

@Suite struct GameEventTests {
  @Test(arguments: WireSample.events)
  func comesBackAsItWas(_ event: GameEvent) throws {
    #expect(try Wire.read(GameEvent.self, from: Wire.line(event)) == event)
  }

  @Test func isAFlatObject() throws {
    let event = GameEvent.betSettled(
      bet: "main", hand: 1, outcome: "push", tone: .push, stake: 5, returned: 5)
    let fields: [String: JSONValue] = [
      "type": .text("betSettled"), "bet": .text("main"), "index": .integer(1), "outcome": .text("push"),
      "tone": .text("push"), "stake": .text("5.00"), "returned": .text("5.00"),
    ]
    #expect(try JSONValue(encoding: event) == .object(fields))
  }

  @Test func aCardFaceDownIsNotWritten() throws {
    let line = try Wire.line(GameEvent.cardDealt(HandID("dealer"), card: nil))
    #expect(
      String(decoding: line, as: UTF8.self) == #"{"type":"cardDealt","hand":"dealer"}"# + "\n"
        || String(decoding: line, as: UTF8.self) == #"{"hand":"dealer","type":"cardDealt"}"# + "\n")
  }
}

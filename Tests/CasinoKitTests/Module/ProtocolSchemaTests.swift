import CasinoKit
import Foundation
import TestSupport
import Testing

@Suite struct ProtocolSchemaTests {
  @Test(arguments: WireSample.all)
  func takesWhatTheKitWrites(_ sample: WireSample) {
    #expect(ProtocolSchema.errors(in: sample.line, sentBy: sample.side) == [])
    #expect(sample.isRead(sample.line))
  }

  @Test func everyKindIsASample() throws {
    let names = Set(WireSample.all.map(\.name))
    let kinds: [(String, [String])] = [
      ("host", ["hello", "welcome", "intent", "opened", "drawn", "committed", "refused", "surroundings", "scene"]),
      ("module", ["hello", "ready", "open", "draw", "answer", "progress", "failure"]),
      ("module scene of", Role.allCases.map(\.rawValue)), ("module event", WireSample.events.map(\.type)),
    ]
    for (side, kinds) in kinds { for kind in kinds { #expect(names.contains("\(side) \(kind)")) } }
  }

  @Test(arguments: WireSample.all)
  func refusesTheOtherSidesMessages(_ sample: WireSample) {
    let other: ProtocolSchema.Side = sample.side == .host ? .module : .host
    let shared = ["host failure", "module failure", "module hello", "module hello without capabilities"]
    let isShared = shared.contains(sample.name) || sample.name.hasPrefix("module scene of")
    #expect(ProtocolSchema.errors(in: sample.line, sentBy: other).isEmpty == isShared)
  }

  /// Each value in turn becomes one of another type: always wrong, save where the module may write what it likes.
  @Test(arguments: WireSample.all)
  func refusesWrongTypes(_ sample: WireSample) throws {
    let mutations = try Mutation.wrongTypes(of: sample.line)
    let taken = mutations.filter { ProtocolSchema.errors(in: $0.message, sentBy: sample.side).isEmpty }
    #expect(!mutations.isEmpty)
    #expect(taken.map(\.path) == mutations.filter(\.isFree).map(\.path))
  }

  /// What the schema takes, the kit reads: fields left out, and texts that say something else.
  @Test(arguments: WireSample.all)
  func takesNothingThatTheKitDoesNotRead(_ sample: WireSample) throws {
    let mutations = try Mutation.leftOut(of: sample.line) + Mutation.otherTexts(of: sample.line)
    let taken = mutations.filter { ProtocolSchema.errors(in: $0.message, sentBy: sample.side).isEmpty }
    #expect(taken.filter { !sample.isRead($0.line) }.map(\.path) == [])
    #expect(taken.count < mutations.count)
  }

  @Test(arguments: WireSample.all)
  func takesFieldsOfALaterVersion(_ sample: WireSample) throws {
    let mutations = try Mutation.added(to: sample.line).filter { !$0.isInMap }
    let refused = mutations.filter {
      !sample.isRead($0.line) || !ProtocolSchema.errors(in: $0.message, sentBy: sample.side).isEmpty
    }
    #expect(refused.map(\.path) == [])
  }

  @Test(arguments: [
    (#"{"type":"dance"}"#, ProtocolSchema.Side.host), (#"{"id":1}"#, .host), ("[]", .module), ("null", .module),
    (#"{"type":"intent","id":0,"revision":1,"action":"hit"}"#, .host),
    (#"{"type":"intent","id":1,"revision":1,"action":"bet","amount":5}"#, .host),
    (#"{"type":"intent","id":1,"revision":1,"action":"bet","amount":"5.001"}"#, .host),
    (#"{"type":"hello","protocol":[1],"kit":"0.1.0","info":{"id":"a","name":"A","version":"1.0.0"}}"#, .module),
    (#"{"type":"hello","protocol":[1,1],"kit":"0.1.0"}"#, .module),
    (#"{"type":"drawn","card":"10S","cardsRemaining":1}"#, .host),
    (#"{"type":"answer","intent":1,"revision":1,"frames":[],"commit":{"entries":[]},"refusal":"No."}"#, .module),
    (#"{"type":"scene","scene":{"root":{"id":"a","role":"cardBack","card":"AS"}}}"#, .module),
    (#"{"type":"scene","scene":{"root":{"id":"a","role":"card"}}}"#, .module),
    (#"{"type":"scene","scene":{"root":{"id":"a","role":"text","host":"balance"}}}"#, .module),
    (#"{"type":"scene","scene":{"root":{"id":"","role":"text"}}}"#, .module),
    (#"{"type":"scene","scene":{"root":{"id":"a","role":"text","children":null}}}"#, .module),
    (#"{"type":"draw""#, .module),
  ])
  func refuses(_ line: String, from side: ProtocolSchema.Side) {
    #expect(!ProtocolSchema.errors(in: Data(line.utf8), sentBy: side).isEmpty)
  }

  @Test func saysWhereAndWhat() {
    let line = #"{"type":"scene","scene":{"root":{"id":"a","role":"text","children":[{"id":"b","role":"tent"}]}}}"#
    let errors = ProtocolSchema.errors(in: Data(line.utf8), sentBy: .module)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("$.scene.root.children[0].role:") ?? false)
  }
}

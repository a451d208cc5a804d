import CasinoKit
import Foundation
import TestSupport
import Testing

/// The messages of `docs/protocol.md`, block by block, in the order of the page.
struct ProtocolExample {
  struct Line { var side: ProtocolSchema.Side, data: Data }
  var blocks: [[Line]]

  init() throws {
    let page = try String(contentsOf: Checkout.url("docs/protocol.md"), encoding: .utf8)
    blocks = page.components(separatedBy: "```wire\n").dropFirst().map { block in
      block.prefix { $0 != "`" }.split(separator: "\n").map { line in
        Line(side: line.hasPrefix(">") ? .host : .module, data: Data(line.dropFirst(2).utf8))
      }
    }
  }
}

@Suite struct ProtocolExampleTests {
  @Test func everyMessageIsOneOfTheProtocol() throws {
    let lines = try ProtocolExample().blocks.flatMap(\.self)
    #expect(lines.count >= 30)
    for line in lines {
      let text = String(decoding: line.data, as: UTF8.self)
      #expect(ProtocolSchema.errors(in: line.data, sentBy: line.side) == [], "\(text)")
      switch line.side {
      case .host: _ = try Wire.read(HostMessage.self, from: line.data)
      case .module: _ = try Wire.read(ModuleMessage.self, from: line.data)
      }
    }
  }

  /// The resumed hand, and then the round: its frames fit the scenes, its figures the chips.
  @Test func framesFitTheScene() throws {
    var scene = Scene(root: SceneNode(.table, id: "none")), balance = Chips.zero, moved = Chips.zero
    for line in try ProtocolExample().blocks.flatMap(\.self) {
      if line.side == .host {
        switch try Wire.read(HostMessage.self, from: line.data) {
        case .welcome(let welcome): balance = welcome.balance
        case .committed(let committed): #expect(committed.balance == balance + moved)
        default: break
        }
        continue
      }
      switch try Wire.read(ModuleMessage.self, from: line.data) {
      case .ready(let ready): (scene, moved) = (ready.scene, .zero)
      case .answer(let answer):
        for frame in answer.frames { try scene.apply(frame.patch) }
        for entry in answer.commit?.entries ?? [] {
          switch entry {
          case .stake(_, _, let amount): moved -= amount
          case .settle(_, _, _, _, let returned): moved += returned
          }
        }
      default: break
      }
    }
    #expect(scene.node("banner")?.amount == 10)
    #expect(moved == 10)
  }

  @Test func thePageNamesEveryMessageEventRoleAndField() throws {
    let page = try String(contentsOf: Checkout.url("docs/protocol.md"), encoding: .utf8)
    let schema = try JSONDecoder().decode(
      JSONValue.self, from: Data(contentsOf: Checkout.url("docs/protocol.schema.json")))
    let names = (schema["$defs"]?.fields ?? [:]).flatMap { _, definition in
      (definition["properties"]?.fields ?? [:]).flatMap { name, rule in [name, rule["const"]?.text ?? name] }
    }
    #expect(names.count > 100)
    for name in Set(names + Role.allCases.map(\.rawValue)).sorted() {
      #expect(page.contains("`\(name)`") || page.contains("\"\(name)\""), "\(name) is not explained")
    }
  }
}

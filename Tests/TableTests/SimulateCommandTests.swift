import CasinoKit
import Foundation
import Testing

@testable import GameHost

/// `casino simulate` and `casino merge`, as they are typed.
@Suite struct SimulateCommandTests {
  private let casino: CasinoProgram

  init() throws { casino = try CasinoProgram() }

  private func sheet(_ words: String...) throws -> [String: Any] {
    let run = try casino.run(["simulate"] + words + ["--format", "json"], input: "")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    return try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `BL-138: what goes into a pipe is plain, and the same each time`() throws {
    let words = ["simulate", "baccarat", "--rounds", "3k", "--side-bets", "--seed", "7"]
    let first = try casino.run(words, input: ""), second = try casino.run(words + ["--jobs", "2"], input: "")
    #expect(first.status == 0 && first.errors == "" && !first.output.contains("\u{1B}"))
    #expect(first.output == second.output)
    #expect(try casino.run(Array(words.dropLast()) + ["8"], input: "").output != first.output)
  }

  /// The last block alone is short, so that it is played quickly.
  @Test func `A part plays its own blocks, and says that it is a part`() throws {
    let sheet = try sheet("baccarat", "--rounds", "\(BlockCourse.blockSize + 500)", "--shard", "2/2")
    let statistics = try #require(sheet["statistics"] as? [String: Any])
    #expect(statistics["rounds"] as? Int == 500 && sheet["complete"] as? Bool == false)
    let courses = try #require(statistics["courses"] as? [[String: Any]])
    #expect(courses.map { $0["block"] as? Int } == [1])
  }

  @Test(.slow) func `Parts add up to what one run gives, byte for byte`() throws {
    let words = ["simulate", "baccarat", "--rounds", "\(2 * BlockCourse.blockSize + 500)", "--format", "json"]
    let whole = try casino.run(words, input: "")
    var files: [String] = []
    for part in [3, 1, 2] {
      let file = casino.folder.url.appending(path: "\(part).json")
      let run = try casino.run(words + ["--shard", "\(part)/3", "--jobs", "\(part)"], input: "")
      try Data(run.output.utf8).write(to: file)
      files.append(file.path)
    }
    #expect(try casino.run(["merge"] + files + ["--format", "json"], input: "").output == whole.output)
    #expect(try casino.run(["merge", files[0], files[0]], input: "").status == 1)
  }

  @Test(arguments: [["--strategy", "banker"], ["--bet", "banker=7.50"], ["--bet", "banker=2", "--fresh-shoe"]])
  func `One bet may be played alone`(options: [String]) throws {
    let run = try casino.run(["simulate", "baccarat", "--rounds", "500", "--format", "json"] + options, input: "")
    let sheet = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((sheet?["bets"] as? [[String: Any]])?.map { $0["bet"] as? String } == ["banker"])
  }

  @Test(arguments: ["random", "mimicDealer"])
  func `Blackjack is played by the strategy that is asked for`(strategy: String) throws {
    let sheet = try sheet("blackjack", "--rounds", "2k", "--strategy", strategy, "--penetration", "60")
    #expect((sheet["run"] as? [String: Any])?["strategy"] as? String == strategy)
    #expect((sheet["total"] as? [String: Any])?["rounds"] as? Int == 2_000)
  }

  @Test(
    arguments: [
      (["simulate", "blackjack", "--strategy", "nope"], 2, "mimicDealer"),
      (["simulate", "baccarat", "--bet", "pot=5"], 2, "playerPair"),
      (["simulate", "blackjack", "--strategy", "./none.txt"], 2, "none.txt"),
      (["simulate", "baccarat", "--fresh-shoe", "--penetration", "50"], 2, "--penetration"),
      (["merge"], 2, "merge"), (["merge", "/dev/null"], 1, "/dev/null"),
    ] as [([String], Int32, String)])
  func `What cannot be done is said`(words: [String], status: Int32, text: String) throws {
    let run = try casino.run(words, input: "")
    #expect(run.status == status && run.errors.contains(text), "\(run.errors)")
  }

  @Test func `The page needs nothing else`() throws {
    let page = try casino.run("simulate", "baccarat", "--rounds", "2k", "--format", "html").output
    #expect(page.hasPrefix("<!doctype html>") && page.contains("<svg") && !page.contains("http"))
  }
}

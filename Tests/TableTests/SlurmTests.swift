import CasinoKit
import Foundation
import TestSupport
import Testing

@testable import GameHost

/// A simulation as an array of a real Slurm of one node, by the very lines of docs/scaling.md.
@Suite(
  .enabled(if: OneNodeSlurm.canRun, "Debian's packages slurm-wlm and munge are not installed, or this is not root"))
struct SlurmTests {
  private let casino: CasinoProgram

  init() throws { casino = try CasinoProgram() }

  /// The script of the page, with a game, a run and a node that are small.
  private func script() throws -> String {
    let page = try String(contentsOf: Checkout.url("docs/scaling.md"), encoding: .utf8)
    let block = try #require(page.range(of: "```bash\n#!/bin/bash")), rest = page[block.lowerBound...].dropFirst(8)
    var script = String(rest[..<(try #require(rest.range(of: "```"))).lowerBound])
    for (text, other) in [
      ("--array=0-99", "--array=0-2"), ("--cpus-per-task=4", "--cpus-per-task=1"), ("--jobs 4", "--jobs 1"),
      ("blackjack --rounds 10G", "baccarat --rounds \(Self.rounds)"), ("$TMPDIR", "$PWD/$SLURM_ARRAY_TASK_ID"),
    ] {
      let place = try #require(script.range(of: text), "\(text)")
      script.replaceSubrange(place, with: other)
    }
    return script
  }

  /// A whole block, a short one, and a task for which nothing is left.
  private static let rounds = BlockCourse.blockSize + 1_000

  @Test func `An array comes to what one run gives`() throws {
    let work = try casino.folder.makeFolder("work"), tools = try casino.folder.makeFolder("tools")
    try FileManager.default.createSymbolicLink(
      at: tools.appending(path: "casino"), withDestinationURL: BuiltProducts.url(of: "casino"))
    try Data(try script().utf8).write(to: work.appending(path: "run.sh"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let done = try ShellCommand.run(
      Checkout.url("Scripts/one-node-slurm").path,
      [casino.folder.url("slurm").path, "sbatch", "--wait", "run.sh"], in: work,
      environment: ["PATH": "\(tools.path):\(path)"])
    #expect(done.status == 0, "\(done.text)")
    let parts = (0..<3).map { work.appending(path: "\($0).json").path }
    let merged = try casino.run(["merge"] + parts + ["--format", "json"], input: "")
    #expect(merged.status == 0, "\(merged.errors)")
    let whole = try casino.run(
      ["simulate", "baccarat", "--rounds", "\(Self.rounds)", "--fresh-shoe", "--format", "json"], input: "")
    #expect(merged.output == whole.output)
    #expect(merged.output.contains("\"complete\":true"), "\(merged.output.prefix(400))")
  }
}

/// A Slurm of one node on this machine.
enum OneNodeSlurm {
  static var canRun: Bool {
    geteuid() == 0
      && ["slurmctld", "slurmd", "munged"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/sbin/\($0)")
      }
  }
}

import CasinoKit
import Glibc

/// Several processes of one game that play the blocks of a run side by side: each gets the next block when it has done
/// one. The host waits for all of them in one place.
final class SimulationPool {
  /// A process, and the block that it plays.
  private struct Worker {
    let connection: ModuleConnection
    var block: Int?
    var time: RunningTime
  }

  private var workers: [Worker] = []
  private var waiting: ArraySlice<Int>
  private let run: SimulationRun
  /// What the blocks that are done came to.
  private(set) var statistics = RoundStatistics()
  /// How many rounds are done.
  var roundsDone: Int { statistics.rounds }

  /// Starts processes: as many as there are blocks for, at most so many.
  /// - Throws: `CheckNotOffered` where the game does not simulate.
  init(_ run: SimulationRun, blocks: [Int], jobs: Int, start: () throws -> ModuleConnection) throws {
    self.run = run
    waiting = blocks[...]
    for _ in 0..<min(jobs, blocks.count) {
      let connection = try start()
      workers.append(Worker(connection: connection, block: nil, time: connection.newTime()))
      guard connection.capabilities.contains("simulate") else { throw CheckNotOffered() }
    }
  }

  deinit { for worker in workers { worker.connection.end() } }

  /// Plays to the end, or until it is told to stop.
  /// - Parameter goesOn: asked ten times a second at least; what is done by then counts.
  func play(signals: Int32 = -1, while goesOn: () -> Bool) throws {
    for place in workers.indices { try askNext(place) }
    while workers.contains(where: { $0.block != nil }), goesOn() { try waitForAny(signals) }
  }

  private func askNext(_ place: Int) throws {
    workers[place].block = waiting.popFirst()
    workers[place].time.restart()
    guard let block = workers[place].block else { return workers[place].connection.end() }
    try workers[place].connection.send(.simulate(run.question(block: block)))
  }

  private func waitForAny(_ signals: Int32) throws {
    let busy = workers.indices.filter { workers[$0].block != nil }
    var waits = busy.flatMap { place in
      let process = workers[place].connection.process
      return [
        pollfd(fd: process.socket, events: Int16(POLLIN), revents: 0),
        pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
      ]
    }
    waits.append(pollfd(fd: signals, events: Int16(POLLIN), revents: 0))
    poll(&waits, nfds_t(waits.count), 100)
    for place in busy { try hear(place) }
  }

  private func hear(_ place: Int) throws {
    let connection = workers[place].connection
    guard let message = try connection.receiveIfThere(&workers[place].time) else { return }
    let found = try Simulator.statistics(in: message, from: connection)
    guard let block = workers[place].block, found.rounds == run.rounds(ofBlock: block), found.courses.count == 1 else {
      throw connection.failing(.wrongMessage(expected: "simulated", got: "simulated"))
    }
    statistics.merge(found)
    try askNext(place)
  }
}

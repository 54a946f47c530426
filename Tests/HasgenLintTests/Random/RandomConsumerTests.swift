import Foundation
import TestFolders
import Testing

/// Nobody is accused of not using what it uses, in whatever way it is written.
@Suite struct RandomConsumerTests {
  /// How many consumers are made; `HASGEN_CONSUMERS=10000` asks for more, compiles them all, and
  /// compiles them again without what is said not to be used.
  private static let asked = ProcessInfo.processInfo.environment["HASGEN_CONSUMERS"].flatMap(
    Int.init)
  private static let seed =
    ProcessInfo.processInfo.environment["HASGEN_CONSUMERS_SEED"].flatMap(UInt64.init) ?? 30

  @Test func accusesNobodyFalsely() async throws {
    let count = Self.asked ?? 200
    let trials = try await Self.trials(count)
    let wrong = trials.flatMap(\.wrong)
    for message in wrong.prefix(40) { Issue.record("\(message)") }
    let shares = FoundShares(of: trials)
    print(shares.summary)
    if Self.asked != nil {
      print(shares.table, shares.missed.joined(separator: "\n"), separator: "\n")
    }
    #expect(shares.total.share >= 0.3)
    #expect(shares.ordinary.share >= 0.75)
    try Self.compile(trials, count: Self.asked ?? 20)
  }

  /// Compiles the apps of the first consumers, with what is accused and without it.
  private static func compile(_ trials: [RandomTrial], count: Int) throws {
    let sorted = trials.sorted { $0.app.consumers[0].number < $1.app.consumers[0].number }
    var checked = 0
    for first in stride(from: 0, to: min(count, sorted.count), by: 500) {
      let batch = Array(sorted[first..<min(first + 500, count, sorted.count)])
      for mode in Nightly.languageModes {
        let check = try RemovalCheck(batch, mode: mode)
        for error in check.errors.prefix(10) { Issue.record("does not compile: \(error)") }
        for error in check.errorsWithout.prefix(10) { Issue.record("is needed: \(error)") }
      }
      checked += batch.reduce(0) { $0 + $1.accusations.count }
    }
    print("removed \(checked) accused names of \(min(count, sorted.count)) consumers")
  }

  /// The trials of apps with one consumer, on two cores.
  private static func trials(_ count: Int) async throws -> [RandomTrial] {
    try await withThrowingTaskGroup(of: [RandomTrial].self) { group in
      for half in 0..<2 {
        group.addTask {
          try stride(from: half, to: count, by: 2).map {
            try RandomTrial(RandomApp(seed: seed, first: $0, count: 1))
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }
}

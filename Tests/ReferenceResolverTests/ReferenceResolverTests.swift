import Foundation
import TestFolders
import Testing

/// The product chooses what the reference chooses, which knows nothing but DESIGN.
///
/// If the two differ, one of them misreads a rule. Mend the reference by the rules alone, never by
/// looking at the product.
@Suite
struct ReferenceResolverTests {
  /// The seed of the first app: `HASGEN_GRAPHS_FIRST=700 HASGEN_GRAPHS=800`.
  private static let first =
    ProcessInfo.processInfo.environment["HASGEN_GRAPHS_FIRST"].flatMap(UInt64.init) ?? 1

  /// How many apps are made; `HASGEN_GRAPHS=2000` asks for more. `HASGEN_GRAPHS_KEPT=/tmp/kept` keeps
  /// the sources of those that differ.
  private static let graphs =
    ProcessInfo.processInfo.environment["HASGEN_GRAPHS"].flatMap(Int.init) ?? 200

  @Test func choosesWhatTheReferenceChooses() async throws {
    let seeds = Self.first...UInt64(Self.graphs)
    // An app on each of two cores.
    let trials = try await withThrowingTaskGroup(of: [GraphTrial].self) { group in
      for half in 0..<UInt64(2) {
        group.addTask { try seeds.filter { $0 % 2 == half }.map { try GraphTrial(seed: $0) } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for trial in trials.filter({ !$0.difference.isEmpty }).prefix(12) {
      Issue.record("seed \(trial.seed):\n\(trial.difference.joined(separator: "\n"))")
    }
    let different = trials.filter { !$0.difference.isEmpty }.map(\.seed).sorted()
    let refused = trials.count { $0.isRefused }
    print("\(trials.count) apps, \(refused) of them refused; different: \(different)")
    #expect(different == [])
  }
}

/// An app of a seed, and in what the product's answer differs from the reference's.
struct GraphTrial {
  let seed: UInt64
  let difference: [String]
  /// Whether the reference refuses a container.
  let isRefused: Bool

  init(seed: UInt64) throws {
    self.seed = seed
    let model = RandomGraph(seed: seed).model
    let reference = Answer(of: model)
    let folder = try TestFolder(package: model.files)
    difference = try reference.difference(from: Answer(ofAppIn: folder))
    isRefused = reference.containers.values.contains(where: \.isRefused)
    if let place = ProcessInfo.processInfo.environment["HASGEN_GRAPHS_KEPT"], !difference.isEmpty {
      let kept = "\(place)/\(seed)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: kept)
      try FileManager.default.copyItem(atPath: folder.path, toPath: kept)
    }
  }
}

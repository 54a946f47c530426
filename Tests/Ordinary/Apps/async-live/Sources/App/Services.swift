struct SetupError: Error, Equatable {
  let path: String
}

/// The steps of the set-up, in their order.
@MainActor final class SetupLog {
  private(set) var steps: [String] = []
  func add(_ step: String) { steps.append(step) }
}

protocol Databasing: Actor {
  func count() -> Int
}

protocol HasDatabase {
  var database: any Databasing { get }
}

actor Database: Databasing {
  private var rows = 0

  init(path: String, setupLog: SetupLog) async throws {
    await setupLog.add("database opens")
    guard !path.isEmpty else { throw SetupError(path: path) }
    await load(path)
    await setupLog.add("database is open")
  }

  private func load(_ path: String) async {
    await Task.yield()
    rows = path.count
  }

  func count() -> Int { rows }
}

@globalActor actor AudioActor {
  static let shared = AudioActor()
}

protocol Playing: Sendable {
  @AudioActor func play() async -> String
}

protocol HasPlayer {
  var player: any Playing { get }
}

@AudioActor final class Player: Playing {
  nonisolated let database: any Databasing

  init(database: any Databasing) { self.database = database }

  func play() async -> String {
    AudioActor.assertIsolated()
    return "plays one of \(await database.count())"
  }
}

/// Is opened asynchronously, and never fails.
final class Catalog: Sendable {
  let database: any Databasing
  let count: Int

  init(database: any Databasing) async {
    self.database = database
    count = await database.count()
  }
}

protocol HasCatalog {
  var catalog: Catalog { get }
}

enum SetupError: Error {
  case noDisk
}

protocol Databasing: Actor {
  func count() -> Int
}

protocol HasDatabase {
  var database: any Databasing { get }
}

/// Reads its rows before it exists.
actor Database: Databasing {
  private var rows = 0

  init(path: String) async throws(SetupError) {
    guard !path.isEmpty else { throw .noDisk }
    await load(path)
  }

  private func load(_ path: String) async { rows = path.count }
  func count() -> Int { rows }
}

protocol HasIndex {
  var index: SearchIndex { get }
}

final class SearchIndex: Sendable {
  let database: any Databasing

  init(database: any Databasing, language: String = "en") throws(SetupError) {
    guard !language.isEmpty else { throw .noDisk }
    self.database = database
  }
}

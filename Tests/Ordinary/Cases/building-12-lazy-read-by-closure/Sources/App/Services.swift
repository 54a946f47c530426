/// Used by one thread in this app.
final class Journal: @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

protocol TileStoring: AnyObject, Sendable {
  func tile(_ x: Int, _ y: Int) -> String
}

protocol HasTileStore {
  var tileStore: any TileStoring { get }
}

final class DiskTileStore: TileStoring {
  init(journal: Journal) { journal.write("tiles") }

  func tile(_ x: Int, _ y: Int) -> String { "\(x)/\(y)" }
}

/// Needs tiles when somebody searches.
final class Search: Sendable {
  let tileStore: @Sendable () -> any TileStoring

  init(tileStore: @escaping @Sendable () -> any TileStoring, journal: Journal) {
    self.tileStore = tileStore
    journal.write("search")
  }

  func find(_ x: Int) -> String { tileStore().tile(x, x) }
}

protocol HasSearch {
  var search: Search { get }
}

struct AppDependency: Sendable {
  var journal: Journal
  @Lazy var tileStore: any TileStoring
  var search: Search
}

struct MapScreen {
  typealias Dependencies = HasSearch & HasTileStore

  let dependencies: any Dependencies

  func open() -> String { dependencies.tileStore.tile(0, 0) }

  func find(_ x: Int) -> String { dependencies.search.find(x) }
}

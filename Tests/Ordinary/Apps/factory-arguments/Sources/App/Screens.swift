protocol MakesFilterScreen {
  func makeFilterScreen() -> FilterScreen
}

final class FilterScreen {
  let style: String

  init(style: String = "sheet") { self.style = style }
}

protocol MakesSearchScreen {
  func makeSearchScreen(words: String, language: String, covers: CoverCache) -> SearchScreen
}

final class SearchScreen {
  typealias Dependencies = HasIndex

  let language: String
  let words: String
  let covers: CoverCache
  let dependencies: any Dependencies
  let searchLog: Log
  let columns: Int
  let spareIndex: Index?
  let catalogue: Index
  let pageSize: Int
  let filterScreen: FilterScreen
  let ranking: any Ranking

  /// The parameters stand in the order of the steps: arguments, the container, a member of the
  /// name (before the default value), a default value, the default of an optional, the only member
  /// of the type, a 'static func make…', a Makes-method, and what can be built.
  init(
    language: String, words: String, covers: CoverCache,
    dependencies: any Dependencies,
    searchLog: Log = Log(),
    columns: Int = 2,
    spareIndex: Index?,
    catalogue: Index,
    pageSize: Int,
    filterScreen: FilterScreen,
    ranking: any Ranking
  ) {
    self.language = language
    self.words = words
    self.covers = covers
    self.dependencies = dependencies
    self.searchLog = searchLog
    self.columns = columns
    self.spareIndex = spareIndex
    self.catalogue = catalogue
    self.pageSize = pageSize
    self.filterScreen = filterScreen
    self.ranking = ranking
  }

  func find() -> String? { ranking.best(of: dependencies.index.words) }
}

final class CatalogueCoordinator {
  typealias Dependencies = HasCoverCache & HasLog & HasSearchLog & MakesFilterScreen
    & MakesSearchScreen

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func search(in covers: CoverCache) -> SearchScreen {
    dependencies.log.add("search")
    dependencies.searchLog.add("begins beside \(type(of: dependencies.coverCache))")
    return dependencies.makeSearchScreen(words: "novel", language: "en", covers: covers)
  }

  func filter() -> FilterScreen { dependencies.makeFilterScreen() }
}

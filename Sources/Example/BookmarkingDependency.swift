import Foundation

/// What lives as long as one change of a bookmark: all that the article's scope has, and when the
/// reader asked for it.
struct BookmarkingDependency: Sendable {
  let articleScope: ArticleDependency
  let requestTime: Date
}

protocol HasRequestTime {
  var requestTime: Date { get }
}

protocol MakesBookmarkingScope {
  func makeBookmarkingScope(at requestTime: Date) -> any BookmarkingCoordinator.Dependencies
}

import Foundation

/// The scope of one change of a bookmark: it has the dependencies of the article's scope, and the
/// time of the request.
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

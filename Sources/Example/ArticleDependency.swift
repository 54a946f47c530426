import Foundation

/// The scope of an open article: it has the dependencies of its reader, and the article.
struct ArticleDependency: Sendable {
  let user: UserDependency
  let article: Article
}

protocol HasArticle {
  var article: Article { get }
}

extension ArticleDependency: MakesBookmarkingScope {
  func makeBookmarkingScope(at requestTime: Date) -> any BookmarkingCoordinator.Dependencies {
    BookmarkingDependency(articleScope: self, requestTime: requestTime)
  }
}

protocol MakesArticleScope {
  func makeArticleScope(of article: Article) -> any ArticleCoordinator.Dependencies
}

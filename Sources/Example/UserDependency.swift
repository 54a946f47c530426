/// What lives as long as an account is signed in: all that the app has, and what is the account's.
struct UserDependency: Sendable {
  let app: AppDependency.Reference
  let account: Account
  let bookmarkStore: any BookmarkStoring

  /// Only the storage knows where an account keeps its bookmarks.
  static func makeBookmarkStore(
    of account: Account, in storage: any AccountStoring
  ) -> any BookmarkStoring {
    storage.bookmarkStore(of: account)
  }
}

extension UserDependency: MakesArticleScope {
  func makeArticleScope(of article: Article) -> any ArticleCoordinator.Dependencies {
    ArticleDependency(user: self, article: article)
  }
}

/// The scope of a signed-in account: it has the dependencies of the app, and those of the account.
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

/// What lives as long as an account is signed in: all that the app has, and what is the account's.
struct UserDependency: Sendable {
  let app: AppDependency.Reference
  let account: Account
  let bookmarkStore: any BookmarkStoring
}

extension UserDependency: MakesArticleScope {
  func makeArticleScope(of article: Article) -> any ArticleCoordinator.Dependencies {
    ArticleDependency(user: self, article: article)
  }
}

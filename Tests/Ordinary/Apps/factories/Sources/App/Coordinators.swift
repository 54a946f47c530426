struct FrontPageCoordinator {
  typealias Dependencies = HasCommentScreenFactory & MakesArticleScreen & MakesDownloadScreen

  let dependencies: any Dependencies

  func open(_ article: Article) -> ArticleScreen {
    dependencies.makeArticleScreen(for: article)
  }

  func download(_ article: Article) async throws -> DownloadScreen {
    try await dependencies.makeDownloadScreen(of: article)
  }

  func comments(on article: Article) -> CommentScreen {
    dependencies.commentScreenFactory(article)
  }
}

protocol MakesAccountCoordinator {
  func makeAccountCoordinator() -> AccountCoordinator
}

/// Made by the user's scope only, since it makes bookmarks screens.
struct AccountCoordinator {
  typealias Dependencies = MakesArticleScreen & MakesBookmarksScreen

  let dependencies: any Dependencies

  func open() -> (BookmarksScreen, ArticleScreen) {
    (
      dependencies.makeBookmarksScreen(),
      dependencies.makeArticleScreen(for: Article(title: "Last read"))
    )
  }
}

final class TabCoordinator {
  typealias Dependencies = MakesAccountCoordinator

  let account: AccountCoordinator

  init(dependencies: any Dependencies) {
    account = dependencies.makeAccountCoordinator()
  }
}

/// How far an article is read: the screen and its outline share one.
final class ReadingProgress {
  var page = 0
}

struct Outline {
  let progress: ReadingProgress
}

struct Pager {
  let progress: ReadingProgress
  let logger: any Logging

  func turn() {
    progress.page += 1
    logger.log("page \(progress.page)")
  }
}

protocol MakesArticleScreen {
  func makeArticleScreen(for article: Article) -> ArticleScreen
}

struct ArticleScreen {
  typealias Dependencies = HasImageCache

  let article: Article
  let outline: Outline
  let pager: Pager
  let dependencies: any Dependencies

  var image: String { dependencies.imageCache.image(of: article) }
}

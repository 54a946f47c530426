/// An article as it is shown on its own.
@MainActor
final class ArticleViewModel {
  typealias Dependencies = HasImageProvider & HasTime

  private let article: Article
  private let dependencies: any Dependencies

  init(article: Article, dependencies: any Dependencies) {
    self.article = article
    self.dependencies = dependencies
  }

  var text: String {
    [picture, "\(article.title) (\(dependencies.day(of: article.published)))", article.text]
      .compactMap { $0 }
      .joined(separator: "\n\n")
  }

  private var picture: String? {
    article.picture.flatMap(dependencies.imageProvider.image)
  }
}

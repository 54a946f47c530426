/// An article as it is shown on its own.
@MainActor
final class ArticleViewModel {
  typealias Dependencies = HasArticle & HasImageProvider & HasTime

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  private var article: Article { dependencies.article }

  var text: String {
    [picture, "\(article.title) (\(dependencies.day(of: article.published)))", article.text]
      .compactMap { $0 }
      .joined(separator: "\n\n")
  }

  private var picture: String? {
    article.picture.flatMap(dependencies.imageProvider.image)
  }
}

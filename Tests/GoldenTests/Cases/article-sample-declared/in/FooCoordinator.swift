protocol HasImageProvider {
  var imageProvider: ImageProvider { get }
}

protocol HasArticleProvider {
  var articleProvider: ArticleProvider { get }
}

struct AppDependency: HasImageProvider, HasArticleProvider {
  let imageProvider: ImageProvider
  let articleProvider: ArticlesProvider
}

final class FooCoordinator {
  typealias Dependencies = HasImageProvider & HasArticleProvider
}

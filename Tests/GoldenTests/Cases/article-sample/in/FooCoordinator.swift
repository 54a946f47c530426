protocol HasImageProvider {
  var imageProvider: any ImageProvider { get }
}

protocol HasArticleProvider {
  var articleProvider: any ArticleProvider { get }
}

struct AppDependency {
  let imageProvider: any ImageProvider
  let articleProvider: any ArticlesProvider
}

protocol ImageProvider {}
protocol ArticleProvider {}

final class FooCoordinator {
  typealias Dependencies = HasImageProvider & HasArticleProvider
}

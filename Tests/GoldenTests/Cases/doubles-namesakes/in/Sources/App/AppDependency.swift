import Core

struct Article {}
actor Reader {}
struct Image {}

struct AppDependency {
  let article: Article
  let image: Image
}

protocol HasArticle { var article: Article { get } }
protocol HasImage { var image: Image { get } }

final class Screen {
  typealias Dependencies = HasArticle & HasImage
}

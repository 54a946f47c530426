import Core

struct Article {}

struct AppDependency {
  let article: Article
  let cover: Core.Article
}

protocol HasArticle { var article: Article { get } }

final class Reader {
  typealias Dependencies = HasArticle & HasCover
}

final class Pages<Item> {
  typealias Dependencies = HasArticle
}

// hasgen: stub
protocol Printing {
  func print(_ article: Article, like other: Core.Article) -> Reader
}

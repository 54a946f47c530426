struct AppDependency {
  var cover: Article { Article() }
}

final class Pages<Item> {
  typealias Dependencies = HasCover
}

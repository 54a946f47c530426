@MainActor class Screen {}
protocol HasPlain { var plain: Plain { get } }

final class AppDependency: Screen {
  var plain = Plain()
}

struct Consumer {
  typealias Dependencies = HasPlain
}

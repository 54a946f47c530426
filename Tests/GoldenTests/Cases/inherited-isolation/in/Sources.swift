final class Plain {}
@MainActor class Screen {}
protocol HasPlain { var plain: Plain { get } }
protocol HasOwn: Actor { var own: Int { get } }

final class AppDependency: Screen {
  var plain = Plain()
}

actor AppDependencies {
  var own = Int(1)
  let done: Bool = true
}

struct Consumer {
  typealias Dependencies = HasPlain
}

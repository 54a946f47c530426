import Core
import Net

protocol HasTitle { var title: String { get } }
protocol MakesPage { func makePage(number: Int) -> Page }
protocol FeatureDependencies: HasLogger, HasTitle {}
final class Page {}

/// A composition.
final class HomeScreen {
  typealias Dependencies = HasLogger & HasFetching & HasTitle
  init(dependencies: any Dependencies) {}
}

/// A single protocol in place.
final class LogScreen {
  private let dependencies: any HasLogger
  init(dependencies: any HasLogger) { self.dependencies = dependencies }
}

/// The same as a generic argument.
struct TitleScreen<D: HasTitle> {
  let dependencies: D
}

/// Its own name is not that of dependencies, so it may be a model.
struct TitleCell {
  let model: any HasTitle
}

/// One of what its alias names.
final class DetailScreen {
  typealias Dependencies = HasLogger & MakesPage
  init(dependencies: any Dependencies) {}
  static func log(dependencies: any HasLogger) {}
}

/// The umbrella has a stub of its own.
final class UmbrellaScreen {
  init(dependencies: any FeatureDependencies) {}
}

/// Two single ones.
final class TwoScreen {
  init(dependencies: any HasLogger) {}
  func show(context: any HasTitle) {}
}

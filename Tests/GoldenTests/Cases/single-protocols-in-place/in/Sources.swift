protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasPlayer { var player: Int { get } }
protocol HasTitle { var title: String { get } }
protocol Managers: HasPlayer, HasTitle {}

struct AppDependency {
  let logger: Int
}

final class ByProperty {
  private let dependencies: any HasClock

  init(_ clock: any HasClock) { dependencies = clock }
}

struct ByParameter {
  init(with deps: some HasClock) {}
  init(services: (any HasStore)?) {}
}

struct ByGeneric<D: HasClock> {
  let context: D
}

func byGenericParameter<D>(_ container: D) where D: HasStore {}

struct ByUmbrella {
  init(dependencies: any Managers) {}
}

// A model, and what is met.
func show(_ model: any HasTitle, _ logger: any HasLogger) {}

func start(_ app: AppDependency) {
  _ = ByParameter(with: app)
}

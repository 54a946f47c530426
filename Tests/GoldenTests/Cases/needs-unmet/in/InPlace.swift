protocol Managers: HasManager, HasTitle {}

final class ByProperty {
  private let dependencies: any HasQueue

  init(_ queue: any HasQueue) { dependencies = queue }
}

struct ByParameter {
  init(with deps: some HasCache) {}
  init(services: (any HasImages)?) {}
}

func byGenericParameter<D>(_ container: D) where D: HasSession {}

struct ByUmbrella {
  init(dependencies: any Managers) {}
}

// A model, and a dependency that the container has.
func show(_ model: any HasTitle, _ logger: any HasLogger) {}

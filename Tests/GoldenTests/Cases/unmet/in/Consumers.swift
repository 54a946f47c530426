final class FooCoordinator {
  typealias Dependencies = HasLogger & HasUrlSession
}

final class BarCoordinator {
  typealias Dependencies = FooCoordinator.Dependencies & HasCache
}

func run(_ dependencies: any HasLogger & HasCache) {}

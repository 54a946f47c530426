@MainActor protocol HasCache { var cache: Int { get } }
/// Isolated by what it refines.
protocol HasStore: HasCache { var store: Int { get } }
protocol HasMeter { var meter: Int { get } }

actor AppDependency {
  let cache: Int
  let store: Int
  let meter: Int
}

final class Screen {
  typealias Dependencies = HasCache & HasMeter
}

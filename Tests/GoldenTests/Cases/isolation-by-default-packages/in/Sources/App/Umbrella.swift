import Core

// Swift infers no isolation for a conformance to what refines a protocol that has none.
protocol FeatureDependencies: HasClock, HasTheme {}

final class Feature {
  init(dependencies: any FeatureDependencies) {}
}

extension AppDependency: @MainActor FeatureDependencies {}

func open(_ app: AppDependency) { _ = Feature(dependencies: app) }

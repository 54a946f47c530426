private struct AppDependencies { let cache: Int }

struct AppDependency: Hashable, Sendable {}

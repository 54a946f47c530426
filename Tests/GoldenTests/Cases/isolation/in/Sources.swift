final class Plain {}
protocol Shared: Sendable {}

protocol HasPlain { var plain: Plain { get } }
protocol HasShared { var shared: any Shared { get } }
@MainActor protocol HasScreen { var screen: Plain { get } }
protocol HasFree { var free: Int { get } }

@MainActor final class AppDependency {
  let plain = Plain()
  let shared: any Shared
  let screen = Plain()
  nonisolated var free: Int { 1 }

  init(shared: any Shared) { self.shared = shared }
}

struct Consumer {
  typealias Dependencies = HasPlain & HasShared & HasScreen
}

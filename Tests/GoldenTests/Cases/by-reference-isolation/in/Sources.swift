@MainActor protocol HasFree { nonisolated var free: Int { get } }

/// Not isolated, but for some members.
struct AppDependency: Sendable {
  let free: Int
}

/// The container's own words on isolation hold for the reference, too.
@MainActor
struct TrustedDependency {
  func run() {}
}
protocol HasRun { func run() }
extension TrustedDependency: @preconcurrency HasRun {}

protocol HasItem { var item: Int { get } }
@MainActor protocol HasScreen { var screen: Int { get } }
@MainActor protocol HasFree { nonisolated var free: Int { get } }
protocol HasWindow { @MainActor func makeWindow() -> Int }
protocol HasLate { var late: Int { get async } }
protocol HasCount { var count: Int { get set } }
@MainActor protocol HasTitle { var title: String { get set } }
protocol HasShared: Sendable { var item: Int { get } }

/// Not isolated, but for some members.
struct AppDependency: Sendable {
  let free: Int
  let item: Int
  let screen: Int
  @MainActor var late: Int { 1 }
  @MainActor func makeWindow() -> Int { 1 }
}

/// Isolated as a whole.
@MainActor
struct MainDependency {
  let item: Int
  let screen: Int
  var late: Int { 1 }
  func makeWindow() -> Int { 1 }
}

/// Somebody can set it, so its copy cannot be shared between threads.
struct ChangingDependency: Sendable {
  let item: Int
  var count: Int
}

/// The main actor keeps it safe.
@MainActor
struct MainChangingDependency {
  let item: Int
  var title: String
}

/// The main actor keeps it safe, and nobody else asks.
@MainActor
struct AllMainDependency {
  let screen: Int
  var title: String
}

/// The container's own words on isolation hold for the reference, too.
@MainActor
struct TrustedDependency {
  let item: Int
  func run() {}
}
protocol HasRun { func run() }
extension TrustedDependency: @preconcurrency HasRun {}

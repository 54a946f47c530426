import Foundation

// Aliases to types of other modules that happen to be spelled alike.
protocol HasCache { var cache: Int { get } }
protocol HasTable { var table: Int { get } }
typealias ImageCache = NSCache<NSString, NSString>
typealias Model = Hashable & Codable
struct User: Identifiable {
  let id: Int
  enum IDs {}
}
typealias UserID = User.ID

// Private types that keep the container.
private struct Preview { let dependencies: AppDependency }
private struct AppDependencies { let cache: Int }

// Needs that other classes have met.
protocol HasLogger: Sendable { var logger: Int { get } }
final class RootCoordinator {
  let app: AppDependency
  let logger: Int = 1

  init(app: AppDependency) { self.app = app }
}
protocol HasTag: Sendable {}

// One type under two names.
typealias Handler = @Sendable (Int) -> Void
protocol HasHandler { var handler: Handler { get } }
protocol HasQueue { var queue: DispatchQueue { get } }
protocol HasTimeout { var timeout: TimeInterval { get } }
protocol `HasTicks` { var ticks: Int { get } }

// What comes with another protocol.
protocol HasEquality: Equatable { var equality: Int { get } }

struct AppDependency: Hashable, Sendable {
  let cache: Int
  let table: Int
  let logger: Int
  @EqualNoMatter var handler: @Sendable (Int) -> Void
  @EqualNoMatter var queue: Dispatch.DispatchQueue
  let timeout: Double
  let `ticks`: Int
  let equality: Int
}

@propertyWrapper
struct EqualNoMatter<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value
  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

struct Consumer {
  typealias Dependencies =
    HasCache & HasTable & HasLogger & HasHandler & HasQueue & HasTimeout & HasTicks & HasEquality
}

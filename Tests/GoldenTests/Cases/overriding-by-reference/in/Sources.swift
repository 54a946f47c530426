protocol Logging: Sendable {}
public protocol HasLevel { var level: Int { get } }
protocol HasLogger { var logger: any Logging { get } }
protocol HasUser { var user: String? { get } }

struct AppDependency: Sendable {
  let logger: any Logging
  let container: Int
}

/// It knows its parent by reference alone.
struct UserDependency {
  let app: AppDependency.Reference
  let user: String?
}

@available(macOS 14, iOS 17, *)
@MainActor
public struct ViewDependency {
  public let level: Int
  public init(level: Int) { self.level = level }
}

struct BoxDependency<Item> {
  let item: Item
  let level: Int
}

func preview(_ user: UserDependency, _ logger: any Logging) -> UserDependency {
  user.overriding(app: user.app.overriding(logger: logger), user: .some(nil))
}

func preview(_ box: BoxDependency<Int>.Reference) -> BoxDependency<Int>.Reference {
  box.overriding(item: 1)
}

@MainActor
@available(macOS 14, iOS 17, *)
func preview(_ view: ViewDependency.Reference) -> any HasLevel {
  view.overriding(level: 1)
}

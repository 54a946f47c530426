protocol HasItem { var item: Int { get } }
final class View {}

@globalActor
actor Background {
  static let shared = Background()
}

@MainActor
struct MainDependency {
  let item: Int
  let view: View
  nonisolated let free: Int
}

struct PartDependency {
  let item: Int
  @Background private(set) var view: View

  @Background
  init(item: Int, view: View) {
    self.item = item
    self.view = view
  }
}

struct OldDependency {
  let item: Int
  @available(*, deprecated, message: "ask for item")
  let old: Int
}

@available(macOS 99, *)
struct NewDependency {
  let item: Int
}

@MainActor
func uses(_ dependencies: MainDependency) -> MainDependency {
  dependencies.overriding(view: View())
}

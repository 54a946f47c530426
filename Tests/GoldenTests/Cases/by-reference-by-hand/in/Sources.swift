struct Item: Sendable {}

protocol HasItem { var item: Item { get } }
protocol HasName { var name: String { get } }
protocol HasSize { var size: Int { get } }
protocol HasColor { func color(of item: Item) -> String }
/// A marker.
protocol HasNothing {}
protocol HasFallback { var fallback: String { get } }
extension HasFallback {
  var fallback: String { "fallback" }
}
/// Its default has the name of another's property, which one class cannot declare both.
protocol HasName2 { func name() -> String }
extension HasName2 {
  func name() -> String { "default" }
}
/// No Has-protocol, and inherited by one.
protocol Describing { func describe() -> String }
protocol HasDescription: Describing { var name: String { get } }
protocol Umbrella: HasItem, HasName {}
typealias Both = HasSize & HasColor
/// Nobody's dependency, and had by the container all the same.
protocol Resetting { func reset() }

struct AppDependency: Umbrella, HasFallback, HasName2, Resetting {
  private typealias Text = String
  fileprivate let stored: Item
  private let text: Text

  init(item: Item) {
    stored = item
    text = ""
  }

  func reset() {}
}

extension AppDependency: Both, HasNothing {
  var size: Int { 1 }
  func color(of item: Item) -> String { "red" }
}

extension AppDependency: HasDescription {
  var item: Item { stored }
  var name: String { text }
  func describe() -> String { name }
}

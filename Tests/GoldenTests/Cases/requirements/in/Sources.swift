struct Token {}
struct Item {}
struct Screen {}
enum Trouble: Error { case some }

protocol HasSession {
  var token: Token { get }
  var isSignedIn: Bool { get set }
}
/// Overlaps with the one above.
protocol HasToken { var token: Token { get } }
protocol HasScreens {
  func makeScreen(for item: Item, title: String?) -> Screen
  func makeEmptyScreen() -> Screen
}
protocol HasLoader { func load(_ item: inout Item) async throws -> Screen }
protocol HasTypedLoader { func loadTyped(_ item: Item) throws(Trouble) }
protocol HasMixed {
  var item: Item { get }
  func screen() -> Screen
}
protocol HasAsyncItem { var asyncItem: Item { get async throws } }
protocol HasShared { static var shared: Int { get } }
protocol HasGeneric { func pick<T: Equatable>(_ values: [T]) -> T? }
protocol HasObserver { func observe(_ action: @escaping () -> Void) }

/// The container has the property, but not the function.
protocol HasHalf {
  var item: Item { get }
  func other() -> Screen
}

struct AppDependency {
  let token: Token
  var isSignedIn: Bool
  let item: Item
  let asyncItem: Item
  static let shared: Int = 1

  func makeScreen(for item: Item, title: Optional<String>) -> Screen { Screen() }
  func makeEmptyScreen() -> Screen { Screen() }
  func load(_ item: inout Item) async -> Screen { Screen() }
  func loadTyped(_ item: Item) throws(Trouble) {}
  func screen() -> Screen { Screen() }
  func pick<T: Equatable>(_ values: [T]) -> T? { values.first }
  func observe(_ action: () -> Void) { action() }
}

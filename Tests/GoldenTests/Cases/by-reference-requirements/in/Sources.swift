struct Token {}
struct Item {}
struct Screen {}
enum Trouble: Error { case some }

protocol HasToken { var token: Token { get } }
/// Overlaps with the one above.
protocol HasSession {
  var token: Token { get }
  var isSignedIn: Bool { get set }
}
/// Overlaps too, and asks for less.
protocol HasSignIn { var isSignedIn: Bool { get } }
protocol HasCounter {
  var next: Int { mutating get }
  mutating func reset(to value: Int)
}
protocol HasStyle { var style: Int { get nonmutating set } }
protocol HasScreens {
  func makeScreen(for item: Item, _ title: String?, in: Int) -> Screen
  func makeScreen(for item: Token) -> Screen
  @discardableResult func show(_: Screen, container: Int) -> Bool
}
protocol HasLoader {
  func load(_ item: inout Item) async throws -> Screen
  func loadAll(_ items: [Item]) async throws -> Screen
  func loadTyped(_ item: Item) throws(Trouble)
  var asyncItem: Item { get async throws }
  var lateItem: Item { get async throws }
}
protocol HasEach { func each<T>(_ items: [Item], _ body: (Item) throws -> T) rethrows -> [T] }
protocol HasGeneric {
  func pick<T: Equatable, U>(_ values: [T], _ other: U) -> T? where U: Collection, U.Element == T
  func later(_ value: @autoclosure () -> Int, _ action: @escaping () -> Void)
  func pack<each T>(_ value: repeat each T)
}
protocol HasTable { subscript(row: Int, column column: Int) -> Item { get set } }
protocol HasRow { subscript(row: Int) -> Item { get } }
protocol HasShared {
  static var shared: Int { get }
  static func make(_ item: Item) -> Screen
}
protocol HasContainer { var container: Int { get } }
protocol HasDefault { func described() -> String }
extension HasDefault {
  func described() -> String { "default" }
}
protocol HasDefaultFromSelf {
  func merged(with other: Self) -> Self
  var merges: Int { get }
}
extension HasDefaultFromSelf {
  func merged(with other: Self) -> Self { other }
}
protocol HasVeryLongNames {
  var aPropertyWithAVeryLongName: [String: @Sendable (ATypeWithAVeryLongName, Item) -> Void] { get }
  var anotherPropertyWithAVeryLongName:
    @Sendable (ATypeWithAVeryLongName, ATypeWithAVeryLongName) -> Item
  {
    get
  }
  func makeScreenWithAVeryLongName(
    for firstThing: ATypeWithAVeryLongName, and secondThing: ATypeWithAVeryLongName,
    or thirdThing: ATypeWithAVeryLongName
  ) async throws -> Screen
  func makeScreenWithAnEvenLongerNameThatFillsALineAlmost(_ thing: ATypeWithAVeryLongName) -> Screen
}
struct ATypeWithAVeryLongName {}

struct AppDependency {
  let token: Token
  var isSignedIn: Bool
  var style: Int {
    get { 1 }
    nonmutating set {}
  }
  var next: Int { mutating get { 1 } }
  let lateItem: Item
  let container: Int
  let merges: Int
  let aPropertyWithAVeryLongName: [String: @Sendable (ATypeWithAVeryLongName, Item) -> Void]
  let anotherPropertyWithAVeryLongName:
    @Sendable (ATypeWithAVeryLongName, ATypeWithAVeryLongName) -> Item
  static let shared: Int = 1

  var asyncItem: Item {
    get async throws { Item() }
  }

  mutating func reset(to value: Int) {}
  func makeScreen(for item: Item, _ title: Optional<String>, in: Int) -> Screen { Screen() }
  func makeScreen(for item: Token) -> Screen { Screen() }
  @discardableResult func show(_: Screen, container: Int) -> Bool { true }
  func load(_ item: inout Item) async -> Screen { Screen() }
  func loadAll(_ items: [Item]) async throws -> Screen { Screen() }
  func loadTyped(_ item: Item) throws(Trouble) {}
  func each<T>(_ items: [Item], _ body: (Item) throws -> T) rethrows -> [T] { try items.map(body) }
  func pick<T: Equatable, U>(_ values: [T], _ other: U) -> T? where U: Collection, U.Element == T {
    values.first
  }
  func later(_ value: @autoclosure () -> Int, _ action: @escaping () -> Void) { action() }
  func pack<each T>(_ value: repeat each T) {}
  subscript(row: Int, column column: Int) -> Item {
    get { Item() }
    set {}
  }
  subscript(row: Int) -> Item { Item() }
  static func make(_ item: Item) -> Screen { Screen() }
  func makeScreenWithAVeryLongName(
    for firstThing: ATypeWithAVeryLongName, and secondThing: ATypeWithAVeryLongName,
    or thirdThing: ATypeWithAVeryLongName
  ) async throws -> Screen { Screen() }
  func makeScreenWithAnEvenLongerNameThatFillsALineAlmost(_ thing: ATypeWithAVeryLongName) -> Screen
  {
    Screen()
  }
}

extension AppDependency: HasDefault {}

/// What forwards to the app itself is written as what its reference forwards.
struct TripDependency {
  let app: AppDependency
  let trip: Token
}
protocol HasTrip { var trip: Token { get } }

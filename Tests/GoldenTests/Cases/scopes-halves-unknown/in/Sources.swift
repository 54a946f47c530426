struct Item: Sendable {}
protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasTitle { var title: String { get } }
protocol HasCounter: AnyObject { var counter: Int { get set } }
protocol HasValue { var value: Int { get set } }
protocol HasLoading { func load(_ id: Int) async throws -> Item }
protocol MakesItem { func makeItem(named name: String) -> Item }

// MARK: Met in parts: the first is a parent's, the second the child's

protocol HasBoth {
  var a: Int { get }
  var b: Int { get }
}
protocol HasLoaded {
  func load(_ id: Int) async throws -> Item
  var b: Int { get }
}
protocol HasCounted {
  var counter: Int { get set }
  var b: Int { get }
}
protocol HasValued {
  var value: Int { get set }
  var b: Int { get }
}
/// Gathers, and asks for more.
protocol HasMore: HasA {
  var b: Int { get }
}
/// Of another type.
protocol HasOtherA {
  var a: String { get }
  var b: Int { get }
}
/// May wait, though nobody does.
protocol HasLate {
  var a: Int { get async throws }
  var b: Int { get }
}

// MARK: Containers

struct AppDependency {
  let a: Int
  let title: String
  func load(_ id: Int) async throws -> Item { Item() }
}
struct ReferringScope {
  let app: AppDependency.Reference
  let b: Int
}
struct ComposedScope {
  let parent: any HasA & HasTitle & HasLoading
  let b: Int
}
struct GenericScope<Parent: HasA & HasLoading> {
  let parent: Parent
  let b: Int
}
/// An object changes itself, a value must be a variable.
struct CountingScope {
  let parent: any HasCounter
  let b: Int
}
struct ValueScope {
  var parent: any HasValue
  let b: Int
}
/// The parent forwards its half itself.
struct MiddleScope {
  let app: AppDependency
  let middle: Int
}
struct LowerScope {
  let middle: MiddleScope
  let b: Int
}
/// Keeps it.
struct KeepingScope {
  // hasgen: no-forward HasA
  let parent: any HasA & HasTitle
  let b: Int
}

final class Screen {
  typealias Dependencies = HasBoth & HasLate & HasMore
  init(dependencies: any Dependencies) {}
}
func show(
  _ referring: ReferringScope, _ composed: ComposedScope, _ generic: GenericScope<ComposedScope>,
  _ counting: any HasCounted, _ valued: any HasValued, _ lower: LowerScope
) {
  _ = Screen(dependencies: referring)
  _ = Screen(dependencies: composed)
  _ = Screen(dependencies: generic)
  _ = Screen(dependencies: lower)
}

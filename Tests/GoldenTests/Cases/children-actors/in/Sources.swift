protocol HasA { var a: Int { get } }
protocol HasU { var u: Int { get } }
final class AppDependency: Sendable { let a: Int = 1 }
final class Screen {
  typealias Dependencies = HasA & HasU
  init(dependencies: any Dependencies) {}
}
/// Its parent may not be shared, so nobody outside can ask it.
actor FeatureDependency<Parent: HasA> {
  let parent: Parent
  let u: Int
  init(parent: Parent, u: Int) { self.parent = parent; self.u = u }
}
actor OtherDependency {
  let parent: any HasA
  let u: Int
  init(parent: any HasA, u: Int) { self.parent = parent; self.u = u }
}

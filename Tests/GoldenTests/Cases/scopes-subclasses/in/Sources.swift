protocol HasA { var a: Int { get } }
protocol HasDebug { var debug: Int { get } }
protocol HasX { var x: Int { get } }
protocol HasY { var y: Int { get } }

class AppDependency { let a: Int = 1 }
/// Called as containers are, with something of its own.
final class DebugDependency: AppDependency { let debug: Int = 1 }
/// Not called so.
final class TestApp: AppDependency {}

struct UserDependency {
  let app: DebugDependency
  let y: Int
}
struct OtherDependency {
  let app: TestApp
  let y: Int
}

class BaseDependency {
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
final class LeafDependency: BaseDependency { let x: Int = 1 }

/// Has what the leaf has, and what that has from its superclass.
struct TwigDependency {
  let leaf: LeafDependency
  let y: Int
}

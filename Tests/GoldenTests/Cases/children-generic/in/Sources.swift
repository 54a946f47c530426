protocol HasA { var a: Int { get } }
protocol HasU { var u: Int { get } }

final class AppDependency: Sendable { let a: Int = 1 }

final class Screen {
  typealias Dependencies = HasA & HasU
  init(dependencies: any Dependencies) {}
}

/// A class.
final class FeatureDependency<Parent: HasA> {
  let parent: Parent
  let u: Int
  init(parent: Parent, u: Int) {
    self.parent = parent
    self.u = u
  }
}

/// An actor, which can only hand out what can be shared.
actor ActorDependency<Parent: HasA & Sendable> {
  let parent: Parent
  let u: Int
  init(parent: Parent, u: Int) {
    self.parent = parent
    self.u = u
  }
}

/// A composition as parent, and no mark.
struct WeekScope {
  let parent: any HasA
  let u: Int
}

func show(_ app: AppDependency) {
  _ = Screen(dependencies: FeatureDependency(parent: app, u: 1))
  _ = Screen(dependencies: ActorDependency(parent: app, u: 1))
  _ = Screen(dependencies: WeekScope(parent: app, u: 1))
}

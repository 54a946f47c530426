protocol HasA { var a: Int { get } }

class AppDependency { let a: Int = 1 }
/// Called as containers are, with something of its own.
final class DebugDependency: AppDependency { let debug: Int = 1 }

struct UserDependency {
  let app: DebugDependency
}

import Base

struct AppDependency {
  var player: Player { get async { Player() } }
}

/// Is handed on by reference, which cannot be shared.
struct UserDependency {
  let app: AppDependency
  let cache: Cache
}

final class Cache {
  var count = 0
}

/// Is asked on its caller's actor, and the reference's members run on none.
struct DayDependency {
  let parent: UserDependency.Reference
}

struct Consumer {
  typealias Dependencies = HasPlayer
}

// What a parent has is used, whether a protocol tells of it or not.
protocol Logging {}
final class Store {}
struct Session { let token: String }

struct AppDependency {
  let store: Store
  let logger: any Logging
  #if DEBUG
    let cache: Cache
  #else
    let cache: Cache
  #endif
}
final class Cache {}

struct UserDependency {
  let app: AppDependency
  // The parent's logger has the name that is asked for.
  let auditLogger: any Logging
}

struct FeatureDependency {
  let user: UserDependency
  let session: Session
}

protocol MakesFeed { func makeFeed(session: Session) -> Feed }
final class Feed {
  init(
    store: Store, cache: Cache, logger: any Logging, app: AppDependency, session: Session,
    audit: Audit
  ) {}
}
struct Audit { let auditLogger: any Logging }

// Only the feature has a session of its own.
protocol MakesProfile { func makeProfile() -> Profile }
final class Profile { init(session: Session, store: Store, app: AppDependency) {} }

final class Coordinator { typealias Dependencies = MakesFeed & MakesProfile }

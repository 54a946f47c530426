// Parents by reference, and by composition.
protocol HasLogger { var logger: any Logging { get } }
protocol Logging: Sendable {}
protocol HasUser { var user: User { get } }
struct User: Sendable {}
protocol MakesNote { func makeNote() -> Note }
final class Note { init(logger: any Logging) {} }

struct AppDependency: Sendable {
  let logger: any Logging
}
struct UserDependency {
  let app: AppDependency.Reference
  let user: User
  let feed: Feed
  let editor: Editor
}
final class Feed { init(dependencies: any HasLogger & HasUser) {} }
final class Editor { init(note: Note, dependencies: any HasLogger & HasUser) {} }

// hasgen: container
struct FeatureDependency {
  let parent: any HasLogger & HasUser
  let feed: Feed
}

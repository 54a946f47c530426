protocol Logging {}
struct Quiet: Logging {}
protocol HasLogger { var logger: any Logging { get } }
protocol HasCounter { var counter: Int { get set } }
protocol HasTitle { var title: String { get } }
protocol HasShared: AnyObject { var shared: Int { get set } }
protocol HasScreen { func makeScreen(for item: Int) async throws -> String }
protocol Basics: HasLogger, HasTitle {}
typealias Everything = HasLogger & HasScreen

struct AppDependency {
  let logger: any Logging
  var counter: Int
  let title: String
  func makeScreen(for item: Int) async throws -> String { title }
}
extension AppDependency: Basics {}

// hasgen: container
struct ByExistential {
  let parent: any HasLogger & HasTitle & HasScreen
  let detail: Int
}

// hasgen: container
struct ByAlias {
  typealias Dependencies = Basics & HasScreen
  let parent: any Dependencies
}

// hasgen: container
struct ByParameter<Parent: HasLogger & HasTitle> {
  let parent: Parent
}

// hasgen: container
struct ByClause<Parent> where Parent: Everything {
  let parent: Parent
}

// hasgen: container
struct Changing {
  var parent: any HasCounter
}

// hasgen: container
final class ThroughReference<Parent: HasShared> {
  let parent: Parent
  let title: String = ""
  init(parent: Parent) { self.parent = parent }
}

/// Not marked: a consumer.
struct Consumer {
  let parent: any HasLogger & HasTitle
}

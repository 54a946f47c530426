// A parent that is excepted is not passed on as a composition.
final class Logger {}
protocol HasLogger { var logger: Logger { get } }

struct AppDependency { let logger: Logger }
struct TestDependency { let logger: Logger }

final class Feed {
  typealias Dependencies = HasLogger
  init(dependencies: any Dependencies) {}
}

struct UserDependency {
  // hasgen: no-forward HasLogger
  let app: AppDependency
  let test: TestDependency
  let feed: Feed
}

protocol HasAdmin {}
protocol HasLogger { var logger: Int { get } }

struct AppDependency { let logger: Int }
// hasgen: container
struct ToolServices { let logger: Int }
struct UserScope { let app: AppDependency }

struct AdminScreen {
  typealias Dependencies = HasAdmin & HasLogger
}

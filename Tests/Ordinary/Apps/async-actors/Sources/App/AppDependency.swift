struct AppDependency: Sendable {
  let database: any Databasing
  let index: SearchIndex
}

struct StartScreen {
  typealias Dependencies = HasDatabase & HasIndex
  let dependencies: any Dependencies

  func start() async -> String {
    let count = await dependencies.database.count()
    let shared = dependencies.index.database === dependencies.database
    return "\(count) rows, \(shared ? "one database" : "two databases")"
  }
}

// Back ticks are no part of a name.
struct Table {}
protocol HasTables { func table(`for` guests: Int, `in` room: String) -> Table }
protocol HasDefault { var `default`: Int { get } }

struct AppDependency {
  let `default`: Int
  func table(for guests: Int, in room: String) -> Table { Table() }
}

struct UserDependency {
  let app: AppDependency
}

final class Host {
  typealias Dependencies = HasTables & HasDefault
  init(dependencies: any Dependencies) {}
}

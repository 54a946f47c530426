protocol HasLogger { var logger: Int { get } }

struct AppDependency: HasLoger {
  let logger: Int
}

struct Consumer {
  typealias Dependencies = HasLogger
  typealias Dependencies = HasLogger
}

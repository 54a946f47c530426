protocol HasLogger { var logger: Int { get } }

struct AppDependency {
  let logger: Int
}

final class Consumer {
  let dependencies: any HasLogger

  init(dependencies: any HasLogger) { self.dependencies = dependencies }
}

protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasNavigator { var navigator: Int { get } }
protocol HasStack: HasNavigator { var stack: Int { get } }
typealias Services = HasLogger & HasClock

final class ServiceContainer: Services {
  let logger = Int(1)
  let clock = Int(2)
}
struct MockServices: Services {
  let logger = Int(1)
  let clock = Int(2)
}

final class AuthCoordinator: HasStack, HasNavigator, HasLogger, HasClock {
  typealias Services = HasLogger & HasClock
  let navigator = Int(1)
  let stack = Int(1)
  let logger = Int(1)
  let clock = Int(2)
  init(services: any Services) {}
}

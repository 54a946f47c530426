protocol HasLogger {
  var logger: Logger { get }
}

final class DebugServices: Services {}

class Services: HasLogger {
  let logger = Logger()
}

final class Screen {
  typealias Dependencies = HasLogger
}

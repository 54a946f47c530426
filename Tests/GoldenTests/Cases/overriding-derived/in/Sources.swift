protocol Logging {}
protocol HasLogger { var logger: any Logging { get } }
struct Session {}
final class Cache {}

/// The initializer makes a private constant of what it is given.
struct AppDependency {
  let logger: any Logging
  let session: Session
  private let key: String
  private let cache = Cache()

  init(logger: any Logging, session: Session) {
    self.logger = logger
    self.session = session
    key = "\(session)"
  }

  var description: String { "\(key) \(cache)" }
}

/// What other files can set, it need not be given.
struct SetDependency {
  let logger: any Logging
  var session: Session
  private let key: String

  init(logger: any Logging) {
    self.init(logger: logger, session: Session())
  }

  private init(logger: any Logging, session: Session) {
    self.logger = logger
    self.session = session
    key = "\(session)"
  }
}

/// The one that makes less is the better one.
struct NarrowDependency {
  let logger: any Logging
  var session: Session
  private let key: String

  init(logger: any Logging) {
    self.logger = logger
    session = Session()
    key = ""
  }

  init(logger: any Logging, session: Session) {
    self.logger = logger
    self.session = session
    key = "\(session)"
  }
}

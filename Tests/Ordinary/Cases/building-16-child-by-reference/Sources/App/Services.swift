protocol Logging: AnyObject {
  var lines: [String] { get }
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

struct Session {
  let user: String
}

protocol HasSession {
  var session: Session { get }
}

final class Inbox {
  typealias Dependencies = HasLogger & HasSession

  private(set) var messages: [String] = []

  init(dependencies: any Dependencies) {
    dependencies.logger.log("opens the inbox of \(dependencies.session.user)")
  }

  func add(_ message: String) { messages.append(message) }
}

protocol HasInbox {
  var inbox: Inbox { get }
}

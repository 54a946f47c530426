final class Logger {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

protocol HasLogger {
  var logger: Logger { get }
}

protocol Chatting: AnyObject {
  var messages: [String] { get }
  func send(_ message: String)
}

final class ChatService: Chatting {
  private(set) var messages: [String] = []

  init(logger: Logger) { logger.log("chat") }

  func send(_ message: String) { messages.append(message) }
}

protocol HasChat {
  var chat: any Chatting { get }
}

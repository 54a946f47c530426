final class Logger {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

protocol Chatting: AnyObject {
  func receive(_ message: String)
}

final class ChatService: Chatting {
  private(set) var messages: [String] = []

  init(logger: Logger) { logger.log("chat") }

  func receive(_ message: String) { messages.append(message) }
}

/// Brings what the system pushes to a chat.
final class PushReceiver {
  let chat: any Chatting

  init(chat: any Chatting, logger: Logger) {
    self.chat = chat
    logger.log("push")
  }

  func push(_ message: String) { chat.receive(message) }
}

protocol MakesChatScreen {
  func makeChatScreen(topic: String) -> ChatScreen
}

final class ChatScreen {
  let topic: String
  let chat: any Chatting

  init(topic: String, chat: any Chatting) {
    self.topic = topic
    self.chat = chat
  }

  func send(_ message: String) { chat.send("\(topic): \(message)") }
}

protocol MakesLogScreen {
  func makeLogScreen() -> LogScreen
}

struct LogScreen {
  let logger: Logger
}

struct Home {
  typealias Dependencies = HasChat & HasLogger & MakesChatScreen & MakesLogScreen

  let dependencies: any Dependencies

  var badge: Int { dependencies.chat.messages.count }

  func open(_ topic: String) -> ChatScreen {
    dependencies.logger.log("opens \(topic)")
    return dependencies.makeChatScreen(topic: topic)
  }

  func openLog() -> LogScreen { dependencies.makeLogScreen() }
}

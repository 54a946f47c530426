let logger = Logger()
let chat = ChatService(logger: logger)
let app = AppDependency.live(chat: chat, logger: logger)
precondition(app.pushReceiver.chat === chat, "a second chat")
precondition(logger.lines == ["chat", "push"], "built: \(logger.lines)")

// Only the user's scope builds the chat.
let user = UserDependency.live(app: app)
precondition(logger.lines == ["chat", "push", "chat"], "built: \(logger.lines)")
precondition(user.chat !== chat, "the scope has no chat of its own")

let same = UserDependency.live(app: app, chat: chat)
app.pushReceiver.push("hello")
precondition(chat.messages == ["hello"] && same.chat === chat, "the push goes elsewhere")

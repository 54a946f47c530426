let app = AppDependency.live()
precondition(app.logger.lines.isEmpty, "the app builds a chat")

let user = UserDependency.live(app: app)
let home = Home(dependencies: user)
home.open("news").send("hello")
home.open("sport").send("goal")
precondition(user.chat.messages == ["news: hello", "sport: goal"], "\(user.chat.messages)")
precondition(home.badge == 2, "the home screen has another chat")
precondition(
  app.logger.lines == ["chat", "opens news", "opens sport"], "built again: \(app.logger.lines)")

// What has nothing of the user is made by the app too.
precondition(app.makeLogScreen().logger === home.openLog().logger, "a second logger")
let parent: Any = app
precondition(!(parent is any MakesChatScreen), "the app makes screens with chats of their own")

struct AppDependency: Sendable {
  let users: Users
  let orders: Orders
  let reader: any Reading
  let writer: any Writing
  let debugServer: DebugServer?
  @Once var heavy: Heavy
  let heavyReader: Reader
}

struct RemoteDependency: Sendable {
  let feed: Feed
  let inbox: Inbox
}

struct UserDependency: Sendable {
  let app: AppDependency
  let chat: any Chat
  let opener: Opener
}

protocol MakesChatScreen { func makeChatScreen(id: Int) -> ChatScreen }
protocol MakesUserDependency { func makeUserDependency(chat: any Chat) -> UserDependency }
final class Coordinator { typealias Dependencies = MakesChatScreen & MakesUserDependency }

// What is a child's stays there.
protocol Chat: AnyObject, Sendable {}
final class ChatService: Chat {}
protocol HasChat { var chat: any Chat { get } }
final class Feed: Sendable { init(chat: any Chat) {} }
protocol Log: Sendable {}
struct PlainLog: Log { init(prefix: String) {} }
protocol HasLog { var log: any Log { get } }
protocol HasName { var name: String { get } }

struct AppDependency: Sendable {
  let feed: Feed
  let log: any Log
}
struct UserDependency: Sendable {
  let app: AppDependency
  let chat: any Chat
  let name: String
}
struct TripDependency: Sendable {
  let user: UserDependency
  let log: any Log
}
protocol MakesChatScreen { func makeChatScreen(id: Int) -> ChatScreen }
final class ChatScreen { init(chat: any Chat, id: Int) {} }

// A scope is made of what is handed over; what only its defaults need is not asked for.
protocol MakesTripDependency { func makeTripDependency(log: any Log) -> TripDependency }
// By reference, and as a composition: by the only child that satisfies it.
protocol MakesUserReference {
  func makeUserReference(name: String) -> UserDependency.Reference
}
protocol MakesHomeScope { func makeHomeScope(name: String) -> any Home.Dependencies }
protocol MakesLogScope { func makeLogScope() -> any HasLog }
final class Home { typealias Dependencies = HasChat & HasLog & HasName }
final class Root {
  typealias Dependencies = MakesHomeScope & MakesLogScope & MakesUserReference
}
final class Account { typealias Dependencies = MakesChatScreen & MakesTripDependency }

protocol HasClock { var clock: Int { get } }
protocol HasSession { var session: Session { get } }
protocol Signing {}
struct Session: Signing {}
struct Token {}

final class Inbox {
  typealias Dependencies = HasClock & HasSession
  init(dependencies: any Dependencies) {}
}
final class Handle<Value> {}
final class Provider<Value> {}

class AppDependency {
  let clock: Int = 1
  let make: () -> Inbox
  var inbox: Inbox?
  let inboxes: [Inbox]
  let provider: Provider<Inbox>
  let handle: Handle<Inbox>

  func makeOptional() -> Inbox? { nil }
  func makeArray() -> [Inbox] { [] }
  func makePair() -> (Inbox, Int)? { nil }
  func makeNamed(title: String) -> [String: Inbox] { [:] }
  /// A session may well be made of it.
  func makeOf(token: Token) -> Inbox { Inbox(dependencies: UserDependency(app: self, token)) }

  // Each has, or is handed, what it takes.
  weak var current: Inbox?
  let maker: (Session) -> Inbox
  let handed: (any HasClock & HasSession) -> Inbox
  func makeGeneric<D: HasSession & HasClock>(_ dependencies: D) -> Inbox {
    Inbox(dependencies: dependencies)
  }
  func makeConstrained<D>(_ dependencies: D) -> Inbox where D: HasSession, D: HasClock {
    Inbox(dependencies: dependencies)
  }
  func makeInbox(session: Session) -> Inbox {
    Inbox(dependencies: UserDependency(app: self, session: session, signing: session))
  }
  func makeSigned<S: Signing>(_ signing: S) -> Inbox? { nil }
  let type: Inbox.Type
}
struct UserDependency {
  let app: AppDependency
  let session: Session
  let signing: any Signing
}

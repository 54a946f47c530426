/// Asked for over the network: it waits, and may fail.
final class Remote: Sendable {
  init(address: String) async throws { Births.names.append("Remote") }
}

final class Inbox: Sendable {
  let remote: Remote

  init(remote: Remote) { self.remote = remote }
}

final class Outbox: Sendable {
  let remote: Remote

  init(remote: Remote) { self.remote = remote }
}

final class Session: Sendable {
  init(token: String) async throws { Births.names.append("Session") }
}

struct RemoteDependency: Sendable {
  let inbox: Inbox
  let outbox: Outbox
  let session: Session
}

/// One implementation of two protocols.
public protocol Store: Sendable {}
public protocol Index: Sendable {}

final class FileStore: Store, Index {
  init(folder: String) {}
}

public protocol Feed: Sendable {}

final class WebFeed: Feed {
  init(limit: Int, filter: @escaping @Sendable (Int) -> Bool) {}
}

public struct PublicDependency: Sendable {
  public let store: any Store
  public let index: any Index
  public let feed: any Feed
}

@MainActor
final class Window {
  init(title: String) {}
}

@MainActor
struct ScreenDependency {
  let window: Window
  let `default`: Style
}

final class Style {
  init(`in`: Int, `self`: String) {}
}

struct ChildDependency {
  let app: AppDependency
  let draft: Draft
}

final class Draft {
  init(text: String, cache: Cache) {}
}

/// With names that take more than a line.
final class ConnectionPoolOfTheRemoteDatabase: Sendable {
  init(hostNameOfTheRemoteDatabase: String, portNumberOfTheRemoteDatabase: Int) {}
}

final class RepositoryOfAllArticles {
  init(
    pool: ConnectionPoolOfTheRemoteDatabase,
    languagesOfArticlesInOrderOfPreference: [String: (Int, Int) -> Bool]
  ) {}
}

final class RepositoryOfAllReaders {
  init(pool: ConnectionPoolOfTheRemoteDatabase, longestNameOfAnyReaderThatIsAccepted: Int) {}
}

final class Mailer {
  init(
    addressOfTheSenderOfAllMessages: String, passwordOfTheSenderOfAllMessages: String,
    hostNameOfTheServerThatSendsMessages: String
  ) {}
}

struct LongDependency {
  let allArticles: RepositoryOfAllArticles
  let allReaders: RepositoryOfAllReaders
  let mailer: Mailer
  let `of text`: Mailer
}

/// Two of one type, with another one between them.
struct TwiceDependency {
  let small: Heavy
  let desk: Desk
  let large: Heavy
}

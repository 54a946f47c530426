import Foundation

@testable import App

/// Compares the objects that `live` and the factories give.
@main
struct Run {
  static func main() async throws {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ what: String) {
      if !isTrue { failures.append(what) }
    }
    func births(_ body: () -> Void) -> [String] {
      Births.names = []
      body()
      return Births.names.sorted()
    }

    let app = AppDependency.live()
    expect(app.users.pool === app.orders.pool, "one pool")
    expect(app.users.pool.logger === app.orders.logger, "one logger")
    expect(
      ObjectIdentifier(app.reader) == ObjectIdentifier(app.writer), "one journal for two protocols")
    expect(app.debugServer == nil, "optional members are nil")
    let all = births { _ = AppDependency.live() }
    expect(all == ["ConsoleLogger", "Journal", "Pool"], "each once, and nothing lazy: \(all)")

    // What is handed over replaces only itself, and what only it needed is not built.
    let handed = births {
      let other = AppDependency.live(
        users: app.users, orders: app.orders, reader: Journal(), writer: Journal())
      expect(other.users.pool === app.users.pool, "handed over")
    }
    expect(handed == ["Journal", "Journal"], "nothing for what is handed over: \(handed)")
    let half = AppDependency.live(reader: app.reader)
    expect(half.reader === app.reader, "the reader is the one that was handed over")
    expect(ObjectIdentifier(half.writer) != ObjectIdentifier(app.writer), "the writer is not")

    // Built on first use, and the same for a closure.
    let first = births { expect(app.heavyReader.heavy() === app.heavy, "one heavy") }
    expect(first == ["Heavy"], "on first use: \(first)")

    Births.names = []
    let remote = try await RemoteDependency.live()
    expect(remote.feed.remote === remote.inbox.remote, "one remote")
    let none = try await RemoteDependency.live(feed: remote.feed, inbox: remote.inbox)
    expect(none.feed === remote.feed, "handed over")
    expect(Births.names == ["Remote"], "one remote for two: \(Births.names)")

    // A factory shares in each call, and what is a member is that member.
    let user = app.makeUserDependency(chat: ChatService())
    let screens = [user.makeChatScreen(id: 1), user.makeChatScreen(id: 2)]
    expect(screens.allSatisfy { $0.chat === user.chat }, "the scope's chat")
    expect(screens.allSatisfy { $0.model.draft === $0.model.saver.draft }, "shared in a call")
    expect(screens[0].model.draft !== screens[1].model.draft, "not shared among calls")

    // Nor for a member of the scope.
    expect(user.opener.dependencies.chat === user.chat, "the scope's chat, for a member")

    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}

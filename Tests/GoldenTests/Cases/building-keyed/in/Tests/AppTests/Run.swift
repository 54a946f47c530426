import Foundation

@testable import App

/// What `partlyLive` builds, and what it leaves alone.
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
    let station = Station(name: "Kiel")

    // All built: the same as 'live'.
    let built = AppDependency.partlyLive(
      station: station, logger: .build(subsystem: "app"), weather: .build(key: "w"),
      usersAndOrders: .build(url: "u", key: "o"), heavy: .build(size: 1),
      archive: .build(path: "p"), counter: .build(room: 1),
      clock: .build(now: { 1 }, default: 0))
    expect(built.users.pool === built.orders.pool, "one pool")
    expect(built.users.pool.url == "u", "its url")
    expect(built.archive.disk === built.archive.reading.disk, "one disk")
    expect(built.weather.source === built.logger && built.cache.logger === built.logger, "a logger")
    expect(built.note == nil, "optional members are nil")
    let first = births { expect(built.heavyReader.heavy() === built.heavy, "one heavy") }
    expect(first == ["Heavy"], "on first use: \(first)")
    expect(built.counter.makeTicket().desk === built.counter.makeTicket().desk, "one desk")

    // What is passed replaces only itself, and what only it needs is not built.
    let spy = ConsoleLogger(subsystem: "spy")
    var half: AppDependency?
    let few = births {
      half = AppDependency.partlyLive(
        station: station, logger: .use(spy), weather: .build(key: "w"),
        usersAndOrders: .use(users: built.users, orders: built.orders),
        heavy: .use(built.heavy), archive: .use(built.archive), counter: .use(built.counter),
        clock: .use(built.clock), note: "given")
    }
    expect(few == ["WebWeather"], "only the weather: \(few)")
    expect(half?.logger === spy && half?.weather.source === spy, "the spy, for others too")
    expect(half?.cache.logger === spy, "and for what needs no value")
    expect(half?.heavy === built.heavy && half?.heavyReader.heavy() === built.heavy, "heavy")
    expect(half?.note == "given", "optional members")

    // One of a group.
    let orders = births {
      let app = AppDependency.partlyLive(
        station: station, logger: .use(spy), weather: .use(built.weather),
        usersAndOrders: .buildUsers(url: "v", orders: built.orders),
        heavy: .use(built.heavy), archive: .use(built.archive), counter: .use(built.counter),
        clock: .use(built.clock))
      expect(app.orders === built.orders && app.users.pool.url == "v", "no key without orders")
    }
    expect(orders == ["Pool"], "the pool of the users: \(orders)")
    _ = births {
      let app = AppDependency.partlyLive(
        station: station, logger: .use(spy), weather: .use(built.weather),
        usersAndOrders: .build(url: "v", key: "k", users: built.users),
        heavy: .use(built.heavy), archive: .use(built.archive), counter: .use(built.counter),
        clock: .use(built.clock))
      expect(app.users === built.users && app.orders.pool.url == "v", "the users alone")
    }

    // What waits and may fail.
    Births.names = []
    let remote = try await RemoteDependency.partlyLive(
      inboxAndOutbox: .build(address: "a"), session: .build(token: "t"))
    expect(remote.inbox.remote === remote.outbox.remote, "one remote")
    expect(Births.names == ["Remote", "Session"], "both: \(Births.names)")
    Births.names = []
    let none = try await RemoteDependency.partlyLive(
      inboxAndOutbox: .use(inbox: remote.inbox, outbox: remote.outbox),
      session: .use(remote.session))
    expect(none.inbox === remote.inbox && Births.names.isEmpty, "nothing: \(Births.names)")
    let one = try await RemoteDependency.partlyLive(
      inboxAndOutbox: .build(address: "b", inbox: remote.inbox), session: .use(remote.session))
    expect(one.outbox.remote !== remote.inbox.remote, "the outbox alone")
    expect(Births.names == ["Remote"], "one remote: \(Births.names)")

    let shared = PublicDependency.partlyLive(
      storeAndIndex: .build(folder: "f"), feed: .build(limit: 1, filter: { $0 > 0 }))
    expect((shared.store as? FileStore) === (shared.index as? FileStore), "one store")

    await MainActor.run {
      _ = ScreenDependency.partlyLive(
        window: .build(title: "t"), default: .build(in: 1, self: "s"))
    }
    let twice = TwiceDependency.partlyLive(
      small: .build(size: 1), desk: .build(room: 1), large: .build(size: 2))
    expect(twice.small.size == 1 && twice.large.size == 2, "each its own size")
    let child = ChildDependency.partlyLive(app: built, draft: .build(text: ""))
    _ = ChildDependency.partlyLive(app: built, draft: .use(child.draft))

    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}

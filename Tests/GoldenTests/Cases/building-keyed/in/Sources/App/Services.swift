/// What was built, in order.
enum Births {
  nonisolated(unsafe) static var names: [String] = []
}

struct Station: Sendable {
  let name: String
}

protocol Logging: AnyObject, Sendable {}
protocol HasLogger { var logger: any Logging { get } }

final class ConsoleLogger: Logging {
  let subsystem: String

  init(subsystem: String) {
    self.subsystem = subsystem
    Births.names.append("ConsoleLogger")
  }
}

protocol Weather: AnyObject, Sendable {
  var source: any Logging { get }
}

final class WebWeather: Weather {
  typealias Dependencies = HasLogger
  let source: any Logging

  init(station: Station, key: String, dependencies: any Dependencies) {
    source = dependencies.logger
    Births.names.append("WebWeather")
  }
}

/// What `Users`, `Orders` and `Invoices` share, and is no member.
final class Pool: Sendable {
  let url: String

  init(url: String) {
    self.url = url
    Births.names.append("Pool")
  }
}

final class Users: Sendable {
  let pool: Pool

  init(pool: Pool) { self.pool = pool }
}

final class Orders: Sendable {
  let pool: Pool

  init(pool: Pool, key: String) { self.pool = pool }
}

final class Cache: Sendable {
  let logger: any Logging

  init(logger: any Logging) { self.logger = logger }
}

/// Built on first use.
final class Heavy: Sendable {
  let size: Int

  init(size: Int) {
    self.size = size
    Births.names.append("Heavy")
  }
}

final class HeavyReader {
  let heavy: () -> Heavy

  init(heavy: @escaping () -> Heavy) { self.heavy = heavy }
}

/// Needed twice by one member.
final class Disk: Sendable {
  let path: String

  init(path: String) {
    self.path = path
    Births.names.append("Disk")
  }
}

final class Reading: Sendable {
  let disk: Disk

  init(disk: Disk) { self.disk = disk }
}

final class Archive: Sendable {
  let disk: Disk
  let reading: Reading

  init(disk: Disk, reading: Reading) {
    self.disk = disk
    self.reading = reading
  }
}

/// Made by a closure, each time.
final class Ticket {
  let desk: Desk

  init(desk: Desk) { self.desk = desk }
}

final class Desk: Sendable {
  init(room: Int) { Births.names.append("Desk") }
}

final class Counter {
  let makeTicket: () -> Ticket

  init(makeTicket: @escaping () -> Ticket) { self.makeTicket = makeTicket }
}

/// A value that is a closure.
final class Clock {
  let now: () -> Int

  init(now: @escaping () -> Int, `default`: Int) { self.now = now }
}

// Each class says when one of it is built.
enum Births {
  nonisolated(unsafe) static var names: [String] = []
  static func note(_ name: String) { names.append(name) }
}

protocol Logging: AnyObject, Sendable {}
final class ConsoleLogger: Logging { init() { Births.note("ConsoleLogger") } }
final class Pool: Sendable {
  let logger: any Logging
  init(logger: any Logging) {
    self.logger = logger
    Births.note("Pool")
  }
}
final class Users: Sendable {
  let pool: Pool
  init(pool: Pool) { self.pool = pool }
}
final class Orders: Sendable {
  let pool: Pool
  let logger: any Logging
  init(pool: Pool, logger: any Logging) {
    self.pool = pool
    self.logger = logger
  }
}

protocol Reading: AnyObject, Sendable {}
protocol Writing: AnyObject, Sendable {}
final class Journal: Reading, Writing { init() { Births.note("Journal") } }

final class DebugServer: Sendable { init() { Births.note("DebugServer") } }

final class Heavy: Sendable { init() { Births.note("Heavy") } }
final class Reader: Sendable {
  let heavy: @Sendable () -> Heavy
  init(heavy: @escaping @Sendable () -> Heavy) { self.heavy = heavy }
}

/// Builds its value once, on first use.
@propertyWrapper final class Once<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private var value: Value?
  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}

final class Remote: Sendable { init() async throws { Births.note("Remote") } }
final class Feed: Sendable {
  let remote: Remote
  init(remote: Remote) { self.remote = remote }
}
final class Inbox: Sendable {
  let remote: Remote
  init(remote: Remote) { self.remote = remote }
}

protocol Chat: AnyObject, Sendable {}
final class ChatService: Chat { init() { Births.note("ChatService") } }
protocol HasChat { var chat: any Chat { get } }
final class Opener: Sendable {
  let dependencies: any HasChat & Sendable
  init(dependencies: any HasChat & Sendable) { self.dependencies = dependencies }
}
final class ChatScreen {
  let chat: any Chat
  let model: ChatModel
  init(chat: any Chat, model: ChatModel, id: Int) {
    self.chat = chat
    self.model = model
  }
}
final class ChatModel {
  let draft: Draft
  let saver: Saver
  init(draft: Draft, saver: Saver) {
    self.draft = draft
    self.saver = saver
  }
}
final class Draft {}
final class Saver {
  let draft: Draft
  init(draft: Draft) { self.draft = draft }
}

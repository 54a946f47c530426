import ServiceLifecycle

actor Database: Service {
  private(set) var users = ["1": "Ada", "2": "Bob"]
  private(set) var rows: [String] = []
  private(set) var isOpen = true

  init(url: String) {}

  func run() async throws {
    try await gracefulShutdown()
    isOpen = false
  }

  func insert(_ row: String) {
    precondition(isOpen, "'\(row)' after the shutdown")
    rows.append(row)
  }
}

protocol Users: Sendable {
  var count: Int { get async }
  func name(for token: String) async -> String?
}

protocol HasUsers {
  var users: any Users { get }
}

struct StoredUsers: Users {
  let database: Database

  var count: Int { get async { await database.users.count } }

  func name(for token: String) async -> String? { await database.users[token] }
}

protocol Mailing: Service {
  func send(_ text: String) async
}

protocol HasMailer {
  var mailer: any Mailing { get }
}

/// Sends its mails when the server shuts down.
actor Mailer: Mailing {
  private let database: Database
  private var outbox: [String] = []

  init(database: Database) { self.database = database }

  func send(_ text: String) { outbox.append(text) }

  func run() async throws {
    try await gracefulShutdown()
    for text in outbox { await database.insert("sent \(text)") }
  }
}

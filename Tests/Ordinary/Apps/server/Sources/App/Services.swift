struct NoDatabase: Error {}

/// Opens asynchronously.
actor Database {
  private(set) var queries: [String]

  init(path: String) async throws {
    guard !path.isEmpty else { throw NoDatabase() }
    await Task.yield()
    queries = ["open \(path)"]
  }

  func run(_ query: String) { queries.append(query) }
}

protocol HasDatabase {
  var database: Database { get }
}

struct Forbidden: Error {}

protocol Users: Sendable {
  func name(for token: String) async throws -> String
}

protocol HasUsers {
  var users: any Users { get }
}

struct StoredUsers: Users {
  let database: Database

  func name(for token: String) async throws -> String {
    guard !token.isEmpty else { throw Forbidden() }
    await database.run("find \(token)")
    return token.uppercased()
  }
}

protocol Mailing: Sendable {
  func send(_ text: String) async
}

protocol HasMailer {
  var mailer: any Mailing { get }
}

/// Looks its sender up when it is set up.
actor Mailer: Mailing {
  typealias Dependencies = HasUsers & Sendable

  private(set) var sent: [String] = []
  private let sender: String

  init(dependencies: any Dependencies) async throws {
    sender = try await dependencies.users.name(for: "admin")
  }

  func send(_ text: String) { sent.append("\(sender): \(text)") }
}

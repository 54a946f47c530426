protocol Logging {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

/// A logger that says whose lines they are.
struct NamedLogger: Logging {
  let name: String
  let base: any Logging

  func log(_ line: String) { base.log("\(name): \(line)") }
}

final class DocumentStore {
  private var texts: [String: String] = [:]

  subscript(title: String) -> String {
    get { texts[title] ?? "" }
    set { texts[title] = newValue }
  }
}

protocol HasDocumentStore {
  var documentStore: DocumentStore { get }
}

struct Account {
  let name: String
}

protocol HasAccount {
  var account: Account { get }
}

/// What an account has opened.
final class History {
  var titles: [String] = []
}

protocol HasHistory {
  var history: History { get }
}

struct Document {
  let title: String
}

protocol HasDocument {
  var document: Document { get }
}

enum Format: String {
  case plain, rich
}

protocol HasFormat {
  var format: Format { get }
}

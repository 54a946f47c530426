protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

final class EntryStore {
  var entries: [String] = []
}

protocol HasEntryStore {
  var entryStore: EntryStore { get }
}

protocol HasGreeting {
  var greeting: String { get }
}

protocol HasLanguage {
  var language: String { get }
}

protocol HasAuthor {
  var author: String { get }
}

protocol HasWidgetSize {
  var widgetSize: Int { get }
}

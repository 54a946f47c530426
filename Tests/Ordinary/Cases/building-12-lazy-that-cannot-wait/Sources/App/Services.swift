/// Written by one step after the other.
final class Journal: @unchecked Sendable {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

@MainActor final class Theme {
  init(journal: Journal) { journal.write("theme") }
}

actor ClipIndex {
  init(journal: Journal) async { journal.write("index") }
}

struct NoDisk: Error {}

final class Archive: Sendable {
  init(journal: Journal, isMounted: Bool) throws {
    guard isMounted else { throw NoDisk() }
    journal.write("archive")
  }
}

final class Exporter: Sendable {
  init(journal: Journal) { journal.write("exporter") }
}

/// Can be changed, so it is not 'Sendable'.
final class Journal {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

protocol HasJournal {
  var journal: Journal { get }
}

final class Uploader: Sendable {
  private let dependencies: any HasJournal & Sendable

  init(dependencies: any HasJournal & Sendable) {
    self.dependencies = dependencies
  }

  func upload(_ picture: String) { dependencies.journal.add("uploads \(picture)") }
}

import Foundation
import Testing

/// Files of the repository that tests write anew if `HASGEN_RECORD` is set.
enum Recording {
  /// Expects that a file has a text, or gives it that text.
  static func expect(_ text: String, in path: String) throws {
    let file = Document.root.appending(path: path)
    if ProcessInfo.processInfo.environment["HASGEN_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(path); read it, and run again without HASGEN_RECORD")
    }
    let found = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(found == text, "\(path) is stale: 'HASGEN_RECORD=1 swift test --filter DocumentTests'")
  }
}

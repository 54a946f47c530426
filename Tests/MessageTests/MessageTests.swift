import Foundation
import HasgenReading
import TestFolders
import Testing

@testable import hasgen

/// The wording of messages: a row for each kind, and the mistakes that everybody makes.
@Suite
struct MessageTests {
  private static let isRecording = ProcessInfo.processInfo.environment["HASGEN_RECORD"] != nil

  /// The kind that a row cannot show: a message of reporters only.
  private static let unshown: Set = ["out-of-date"]

  static var rows: [MessageRow] {
    get throws {
      try MessageRow.all(in: "MessageTests/Rows") + MessageRow.all(in: "Ordinary/Mistakes")
    }
  }

  @Test func eachKindHasARow() throws {
    let rows = try MessageRow.all(in: "MessageTests/Rows")
    let kinds = Set(Explanation.all.map(\.id.rawValue))
    #expect(Set(rows.map(\.name)) == kinds.subtracting(Self.unshown))
    for row in rows {
      #expect(row.messages.contains { $0.hasSuffix("[\(row.name)]") }, "\(row.name)")
    }
  }

  @Test(arguments: try rows)
  func isWorded(_ row: MessageRow) throws {
    let folder = try TestFolder()
    var outcome = Outcome(status: .done)
    for step in row.steps {
      for (path, text) in step.files { try folder.write(text, to: "App/\(path)") }
      outcome = Hasgen.run(
        step.arguments, in: Environment(workingDirectory: folder("App")))
    }
    let messages = row.marked(outcome.messages)
    if Self.isRecording, messages != row.messages {
      let text = row.source + messages.map { "\($0)\n" }.joined()
      try text.write(to: row.file, atomically: true, encoding: .utf8)
    }
    #expect(messages == row.messages)
    #expect(!messages.isEmpty)
  }
}

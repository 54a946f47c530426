import Foundation
import TestFolders
import Testing

@testable import hasgen

/// A folder of `Cases`: an app in `in`, and in `session.txt` what the tool prints there.
///
/// A line of the session that begins with `$ hasgen` is a command; what it prints follows, up to the
/// next one: the results, then the messages, then the status if it is not 0.
/// `HASGEN_RECORD=1 swift test --filter TranscriptTests` writes anew what it prints.
@Suite struct TranscriptTests {
  private static let cases = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted())
  func prints(_ name: String) throws {
    let folder = try TestFolder()
    let input = Self.cases.appending(path: "\(name)/in")
    for path in try FileManager.default.subpathsOfDirectory(atPath: input.path) {
      let file = input.appending(path: path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      try folder.write(text, to: path)
    }
    let file = Self.cases.appending(path: "\(name)/session.txt")
    let session = try String(contentsOf: file, encoding: .utf8)
    let commands = session.split(separator: "\n").filter { $0.hasPrefix("$ hasgen ") }
    try #require(!commands.isEmpty)
    let printed = commands.map { "\($0)\n" + output(of: $0.dropFirst(9), in: folder.path) }.joined()
    if ProcessInfo.processInfo.environment["HASGEN_RECORD"] != nil {
      try Data(printed.utf8).write(to: file)
      Issue.record("recorded; read it, and run again without HASGEN_RECORD")
    }
    #expect(printed == session)
  }

  private func output(of command: Substring, in folder: String) -> String {
    let words = command.split(separator: " ").map(String.init)
    let outcome = Hasgen.run(words, in: Environment(workingDirectory: folder))
    let status = outcome.status == .done ? "" : "status \(outcome.status.rawValue)\n"
    return outcome.results + outcome.messages + status
  }
}

import TestFolders
import Testing

@testable import hasgen

/// The plugins find the messages and their places in the text that hasgen prints.
/// `PrintedMessage.swift` is a link to the file of the plugins, which no target can import.
@Suite
struct PrintedMessageTests {
  private func message(
    _ severity: PrintedMessage.Severity, at place: (String, Int)? = nil, _ text: String
  ) -> PrintedMessage {
    let place = place.map { PrintedMessage.Place(path: $0.0, line: $0.1) }
    return PrintedMessage(severity: severity, place: place, text: text)
  }

  @Test func messagesHaveTheirPlacesAndNotes() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "struct Late { typealias Dependencies = HasWatch }\n", to: "Sources/News/Late.swift")
    let environment = Environment(workingDirectory: folder.path, isXcodeBuild: true)
    let (messages, others) = PrintedMessage.divide(Hasgen.run(["check"], in: environment).messages)
    try #require(messages.count == 2)
    #expect(messages[0].severity == .error)
    #expect(
      messages[0].place == PrintedMessage.Place(path: folder("Sources/News/Late.swift"), line: 1))
    let lines = messages[0].text.split(separator: "\n")
    #expect(lines.first?.hasSuffix("[unknown-name]") == true)
    #expect(lines.count > 1 && lines.dropFirst().allSatisfy { $0.contains("note: ") })
    #expect(messages[1].place == PrintedMessage.Place(path: folder(newsOutput), line: 1))
    #expect(others == ["1 file is out of date: run 'hasgen generate'", "1 error"])
  }

  @Test func theExcerptIsNoMessage() {
    let printed = """
      /a b/c:d/E.swift:12:3: warning: odd [some-id]
        let text = "/f.swift:1:2: error: no"
        ^
      /a b/F.swift:2:1: note: see here
      note: do this
      /a b/G.swift:7:1: note: good to know [other-id]
      \tlet b = 1
      \t^

      """
    #expect(
      PrintedMessage.divide(printed).messages == [
        message(
          .warning, at: ("/a b/c:d/E.swift", 12),
          "odd [some-id]\n/a b/F.swift:2:1: note: see here\nnote: do this"),
        message(.note, at: ("/a b/G.swift", 7), "good to know [other-id]"),
      ])
  }

  @Test func otherLinesRemain() {
    let printed = "error: no option '--x'\n\nusage: hasgen check\nread A.swift: 1:2\n"
    let (messages, others) = PrintedMessage.divide(printed)
    #expect(messages == [message(.error, "no option '--x'")])
    #expect(others == ["usage: hasgen check", "read A.swift: 1:2"])
  }
}

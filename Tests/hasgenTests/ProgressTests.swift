import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

@Suite struct ProgressTests {
  private func line(_ events: Progress.Event...) -> ProgressLine {
    events.reduce(into: ProgressLine()) { $0.note($1) }
  }

  @Test(
    arguments: [
      ([], "finding files"),
      ([.reading(files: 10_000)], "reading 0 of 10,000 files"),
      (
        [.reading(files: 10_000), .read(files: 4_178), .read(files: 32)],
        "reading 4,210 of 10,000 files"
      ),
      ([.reading(files: 999), .read(files: 32)], "reading 32 of 999 files"),
      ([.reading(files: 1_234_567)], "reading 0 of 1,234,567 files"),
      ([.reading(files: 40), .read(files: 32), .read(files: 8)], "resolving"),
      ([.reading(files: 0)], "resolving"),
      ([.reading(files: 40), .read(files: 40), .reading(files: 7)], "reading 0 of 7 files"),
    ] as [([Progress.Event], String)])
  func saysHowFarTheWorkIs(_ events: [Progress.Event], _ text: String) {
    var line = events.reduce(into: ProgressLine()) { $0.note($1) }
    #expect(line.update(elapsed: .seconds(2), width: 80) == "\r\(text)\u{1B}[K")
  }

  @Test func showsNothingWithinTheFirstSecond() {
    var line = line(.reading(files: 5))
    #expect(line.update(elapsed: .milliseconds(999), width: 80) == "")
    #expect(line.erase() == "")
    #expect(line.update(elapsed: .seconds(1), width: 80) != "")
  }

  @Test(arguments: [(80, "finding files"), (14, "finding files"), (8, "finding")])
  func staysWithinTheTerminal(_ width: Int, _ text: String) {
    var line = line()
    #expect(line.update(elapsed: .seconds(2), width: width) == "\r\(text)\u{1B}[K")
  }

  @Test(arguments: [0, 1]) func aTerminalWithoutRoomShowsNothing(_ width: Int) {
    var line = line()
    #expect(line.update(elapsed: .seconds(2), width: width) == "")
  }

  @Test func isWrittenAgainOnlyWhenItChanges() {
    var line = line(.reading(files: 5))
    #expect(line.update(elapsed: .seconds(2), width: 80) != "")
    #expect(line.update(elapsed: .seconds(3), width: 80) == "")
    line.note(.read(files: 1))
    #expect(line.update(elapsed: .seconds(4), width: 80) == "\rreading 1 of 5 files\u{1B}[K")
  }

  @Test func isErasedOnce() {
    var line = line()
    _ = line.update(elapsed: .seconds(2), width: 80)
    #expect(line.erase() == "\r\u{1B}[K")
    #expect(line.erase() == "")
  }

  /// Even where somebody watches, what is short prints what it always does.
  @Test func aShortRunPrintsNothingOfIt() throws {
    let folder = try TestFolder.news()
    let outcome = Hasgen.run(
      ["check"], in: Environment(workingDirectory: folder.path, showsProgress: true))
    #expect(outcome.messages == "1 file is out of date: run 'hasgen generate'\n")
  }
}

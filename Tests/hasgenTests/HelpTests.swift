import HasgenProjects
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// The pages stand in `Pages`; `hasgen help check > Tests/hasgenTests/Pages/check.txt` renews one.
@Suite struct HelpTests {
  private func page(_ name: String) throws -> String {
    let path = Path.join(Path.folder(of: #filePath), "Pages/\(name).txt")
    return String(decoding: try Disk.contents(of: path), as: UTF8.self)
  }

  @Test(arguments: Command.all.map(\.name))
  func pageOfACommand(name: String) throws {
    let page = try page(name)
    let folder = try TestFolder()
    for outcome in [
      folder.hasgen("help", name), folder.hasgen(name, "--help"), folder.hasgen("-h", name),
    ] {
      #expect(outcome.status == .done)
      #expect(outcome.results == page)
      #expect(outcome.messages.isEmpty)
    }
  }

  @Test func overview() throws {
    let page = try page("hasgen")
    let folder = try TestFolder()
    #expect(folder.hasgen("help").results == page)
    #expect(folder.hasgen("--help").results == page)
  }

  @Test func version() throws {
    let folder = try TestFolder()
    let outcome = folder.run(["--version"])
    #expect(outcome.status == .done)
    #expect(outcome.results == "\(Version.current)\n")
    #expect(outcome.messages.isEmpty)
    // A build that checks nothing must not succeed.
    #expect(folder.run(["check", "--version"]).status == .usage)
  }

  @Test func linesFitATerminal() throws {
    for name in ["hasgen"] + Command.all.map(\.name) {
      #expect(try page(name).split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}

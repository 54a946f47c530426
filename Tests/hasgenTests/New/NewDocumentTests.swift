import FileSystem
import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

/// The page about `new` shows what comes out.
@Suite struct NewDocumentTests {
  @Test func showsWhatComesOut() throws {
    let page = Path.join(
      Path.folder(of: #filePath), "../../../Sources/HasKit/HasKit.docc/AddingServices.md")
    let text = String(decoding: try Disk.contents(of: page), as: UTF8.self)
    let folder = try TestFolder.news()
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("$ hasgen ") }
    #expect(commands.count == 2)
    for command in commands {
      let words = command.split(separator: " ").dropFirst(2).map(String.init)
      let outcome = folder.run(words)
      #expect(outcome.status == .done)
      #expect(text.contains("```text\n\(command)\n\(outcome.results)```\n"), "\(outcome.results)")
    }
    for file in ["ImageProvider", "ProfileCoordinator"] {
      let written = try #require(folder.text(of: "Sources/News/\(file).swift"))
      #expect(text.contains("\n\(written)```\n"))
    }
    let container = try #require(folder.text(of: "Sources/News/AppDependency.swift"))
    #expect(
      container.contains("\n  let imageProvider: any ImageProviding = DefaultImageProvider()\n"))
  }
}

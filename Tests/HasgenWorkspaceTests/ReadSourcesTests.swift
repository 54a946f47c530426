import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

@testable import HasgenProjects
@testable import HasgenWorkspace

@Suite struct ReadSourcesTests {
  private func read(
    _ folder: TestFolder, _ files: [String], detail: FileReader.Detail = .members
  ) -> ReadSources {
    let root = ModuleRoot(name: "App", shown: ".", real: folder.path, origin: .path)
    let module = FoundSources.Module(name: "App", files: files, roots: [root])
    return ReadSources(
      reading: FoundSources(
        modules: [module], folders: [], unreadable: [], isWhole: true, tests: [:]),
      workingDirectory: folder.path, detail: detail)
  }

  @Test func generatedFilesAreKeptApart() throws {
    let text = FileGenerator.marker + "from A.swift.\n"
    let folder = try TestFolder(["A.swift": "struct A {}", "A+Generated.swift": text])
    let sources = read(folder, ["A+Generated.swift", "A.swift"])
    #expect(sources.modules.map { $0.files.map(\.path) } == [["A.swift"]])
    #expect(sources.generated == ["A+Generated.swift": Array(text.utf8)])
    let all = read(folder, ["A+Generated.swift", "A.swift"], detail: .everything)
    #expect(all.modules[0].files.map(\.path) == ["A+Generated.swift", "A.swift"])
  }

  @Test func aByteOrderMarkMayStandBeforeTheMarker() throws {
    let folder = try TestFolder(["A.swift": "\u{FEFF}" + FileGenerator.marker + "from B.swift.\n"])
    #expect(read(folder, ["A.swift"]).generated.keys.sorted() == ["A.swift"])
  }

  @Test func manyFilesComeBackInTheirOrder() throws {
    let names = (0..<200).map { "F\($0).swift" }
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(read(folder, names).modules[0].files.map(\.path) == names)
  }

  @Test func whatCannotBeReadIsAnErrorAndHidesNothingElse() throws {
    let folder = try TestFolder(["A.swift": ""])
    let sources = read(folder, ["A.swift", "B.swift"])
    #expect(sources.modules[0].files.map(\.path) == ["A.swift"])
    #expect(
      sources.unreadable.map(\.message) == ["cannot read 'B.swift': No such file or directory"])
    #expect(
      sources.unreadable.map(\.location) == [Location(path: "B.swift", line: 1, column: 1)])
  }
}

import Foundation
import HasgenGraph
import HasgenProjects
import HasgenReading
import TestFolders
import Testing

@testable import HasgenWorkspace

@Suite struct SourceFinderTests {
  /// `Module: file file`, for each module that is found.
  private func modules(
    in folder: TestFolder, _ paths: [String], from directory: String = "", exclude: [String] = []
  ) throws -> [String] {
    if !exclude.isEmpty {
      let globs = exclude.map { "\"\($0)\"" }.joined(separator: ", ")
      try folder.write("{\"exclude\": [\(globs)]}", to: ".hasgen.json")
    }
    return try found(in: folder, paths, from: directory).modules.map {
      "\($0.name): \($0.files.joined(separator: " "))"
    }
  }

  private func found(
    in folder: TestFolder, _ paths: [String], from directory: String = ""
  ) throws -> FoundSources {
    let request = Request(workingDirectory: Path.join(folder.path, directory), paths: paths)
    return try ModuleFinder(Settings(request)).find()
  }

  private let package = [
    "Sources/App/B.swift": "", "Sources/App/A.swift": "",
    "Sources/App/In/C.swift": "", "Sources/My-Core/D.swift": "", "Sources/App/readme.md": "",
    "Sources/App/.hidden/E.swift": "", "Sources/App/.F.swift": "", ".build/G.swift": "",
  ]

  @Test func aPackagesSourcesHaveAModuleInEachFolder() throws {
    let folder = try TestFolder(package: package)
    #expect(
      try modules(in: folder, ["Sources"]) == [
        "App: Sources/App/A.swift Sources/App/B.swift Sources/App/In/C.swift",
        "My_Core: Sources/My-Core/D.swift",
      ])
  }

  @Test func filesInSourcesItselfMakeItOneModule() throws {
    let folder = try TestFolder([
      "One/Package.swift": ProjectText.manifest(of: ["Sources/One/main.swift": ""]),
      "One/Sources/main.swift": "", "One/Sources/In/A.swift": "",
    ])
    #expect(
      try modules(in: folder, ["One/Sources"]) == [
        "One: One/Sources/In/A.swift One/Sources/main.swift"
      ])
  }

  @Test func aPathInAPackageStandsForAllOfIt() throws {
    let folder = try TestFolder(package: package)
    let whole = try modules(in: folder, [])
    for path in [".", "Sources", "Sources/App/", "Sources/App/B.swift", "Package.swift"] {
      #expect(try modules(in: folder, [path]) == whole)
    }
  }

  @Test func anyOtherPathIsOneModule() throws {
    let other = try TestFolder(["My App/Sources/A.swift": "", "Lib/B.swift": "", "Lib/C.swift": ""])
    #expect(try modules(in: other, ["My App/Sources"]) == ["My_App: My App/Sources/A.swift"])
    #expect(
      try modules(in: other, ["Lib/C.swift", "Lib/B.swift"]) == ["Lib: Lib/B.swift Lib/C.swift"])
  }

  @Test func overlappingPathsAreReadOnceByTheInnermost() throws {
    let folder = try TestFolder(["App/B.swift": "", "App/A.swift": "", "App/In/C.swift": ""])
    #expect(
      try modules(in: folder, ["App", "./App/In", "App/A.swift"]) == [
        "App: App/A.swift App/B.swift", "In: App/In/C.swift",
      ])
  }

  @Test(arguments: [
    (["Sources/App"], ["My_Core: Sources/My-Core/D.swift"]),
    (["**/A.swift", "Sources/My-Core/", "Sources/*/In/**"], ["App: Sources/App/B.swift"]),
  ])
  func excluded(globs: [String], want: [String]) throws {
    #expect(try modules(in: TestFolder(package: package), ["Sources"], exclude: globs) == want)
  }

  @Test func excludedModule() throws {
    let folder = try TestFolder([
      ".hasgen.json": #"{"sources": ["M/*"], "exclude": ["M/Old"]}"#, "M/A/A.swift": "",
      "M/Old/B.swift": "",
    ])
    #expect(try modules(in: folder, []) == ["A: M/A/A.swift"])
  }

  @Test func excludedFromAConfigurationElsewhere() throws {
    let folder = try TestFolder([
      "Config/c.json": #"{"exclude": ["../App/Old"]}"#, "App/A.swift": "", "App/Old/B.swift": "",
    ])
    let request = Request(
      workingDirectory: folder.path, paths: ["App"], configuration: "Config/c.json")
    let found = try ModuleFinder(Settings(request)).find()
    #expect(found.modules.map(\.files) == [["App/A.swift"]])
  }

  @Test func pathsAreShownFromTheWorkingDirectory() throws {
    let folder = try TestFolder(package: package)
    #expect(
      try modules(in: folder, [], from: "Sources/App") == [
        "App: A.swift B.swift In/C.swift", "My_Core: ../My-Core/D.swift",
      ])
    #expect(
      try modules(in: folder, [folder("Sources/My-Core")]) == modules(in: folder, ["Sources"]))
  }

  /// As the compiler does, be it out of the package, but not upward and not twice.
  @Test func linksAreFollowed() throws {
    let outside = try TestFolder(["Out/X.swift": ""])
    let folder = try TestFolder(["App/A.swift": "", "App/In/B.swift": "", "Other/C.swift": ""])
    try folder.link("App/loop", to: "..")
    try folder.link("App/In/loop", to: "../In")
    try folder.link("App/again.swift", to: "A.swift")
    try folder.link("App/.kept", to: "gone")
    try folder.link("App/outside", to: outside("Out"))
    try folder.link("App/outside.swift", to: "../Other/C.swift")
    #expect(
      try modules(in: folder, ["App"]) == [
        "App: App/A.swift App/In/B.swift App/outside.swift App/outside/X.swift"
      ])
  }

  @Test func linksToNothingAreErrors() throws {
    let folder = try TestFolder(["A/a.swift": ""])
    try folder.link("A/gone.swift", to: "gone")
    try folder.link("A/self.swift", to: "self.swift")
    try folder.link("A/gone.json", to: "gone")
    let found = try found(in: folder, ["A"])
    #expect(
      found.unreadable.map(\.message) == [
        "cannot read 'A/gone.swift': as a link, No such file or directory",
        "cannot read 'A/self.swift': as a link, Too many levels of symbolic links",
      ])
  }

  @Test func aModuleMayBeALink() throws {
    let outside = try TestFolder(["Core/X.swift": ""])
    let folder = try TestFolder([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Core")])
      """,
      "Sources/App/A.swift": "",
    ])
    try folder.link("Sources/Core", to: outside("Core"))
    #expect(
      try modules(in: folder, ["Sources"]) == [
        "App: Sources/App/A.swift", "Core: Sources/Core/X.swift",
      ])
  }

  /// `é` as one character and as two, which Swift takes for the same.
  @Test(.enabled(if: TestFolder.tellsAccentsApart))
  func foldersWhoseNamesLookTheSame() throws {
    let folder = try TestFolder(["A/caf\u{E9}/a.swift": "", "A/cafe\u{301}/b.swift": ""])
    let found = try found(in: folder, ["A"])
    #expect(found.modules.flatMap(\.files).map { $0.suffix(7) }.sorted() == ["a.swift", "b.swift"])
    #expect(Path.below("/x/caf\u{E9}", "/x/cafe\u{301}/a") == nil)
  }

  @Test func aModuleMayShareAFileOfAnotherByALink() throws {
    let folder = try TestFolder(package: ["Sources/A/S.swift": "", "Sources/B/S.swift": ""])
    try Disk.remove(folder("Sources/B/S.swift"))
    try folder.link("Sources/B/S.swift", to: "../A/S.swift")
    #expect(
      try modules(in: folder, ["Sources"]) == ["A: Sources/A/S.swift", "B: Sources/B/S.swift"])
  }

  @Test func everyPathThatIsMissingIsNamed() throws {
    let folder = try TestFolder(["a.txt": ""])
    let error = #expect(throws: WorkspaceError.self) {
      try modules(in: folder, ["Nowhere", "a.txt", ""])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "there is no file or folder 'Nowhere'", "'a.txt' is neither a folder nor a Swift file",
        "there is no file or folder ''",
      ])
  }

  @Test func oddNames() throws {
    let folder = try TestFolder(["A/a b.swift": "", "A/é'\"😀.swift": "", "A/%20.swift": ""])
    #expect(try modules(in: folder, ["A"]) == ["A: A/%20.swift A/a b.swift A/é'\"😀.swift"])
  }

  @Test func namesWithLineBreaksAreErrors() throws {
    let folder = try TestFolder([
      "A/a.swift": "", "A/b\nstruct C {}.swift": "", "A/d\r/e.swift": "", "A/f\u{7F}": "",
    ])
    let found = try found(in: folder, ["A"])
    let reason = "its name has a line break or another control character"
    #expect(found.modules.flatMap(\.files) == ["A/a.swift"])
    #expect(
      found.unreadable.map(\.message).sorted() == [
        "cannot read 'A/b?struct C {}.swift': \(reason)", "cannot read 'A/d?': \(reason)",
      ])
  }

  @Test func pipesAreErrorsAndNobodyWaitsForThem() throws {
    let folder = try TestFolder(["A/a.swift": "", "A/b.swift": ""])
    for name in ["A/c.swift", "A/d"] { #expect(mkfifo(folder(name), 0o600) == 0) }
    try folder.link("A/e.swift", to: "c.swift")
    try folder.link("A/loop", to: "loop")
    try folder.link("A/up", to: "..")
    let found = try found(in: folder, ["A"])
    #expect(found.modules.flatMap(\.files) == ["A/a.swift", "A/b.swift"])
    let reason = "it is a pipe, a socket or a device"
    #expect(
      found.unreadable.map(\.message) == [
        "cannot read 'A/c.swift': \(reason)", "cannot read 'A/e.swift': \(reason)",
      ])
    #expect(throws: SystemError.self) { try Disk.contents(of: folder("A/c.swift")) }
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsAnError() throws {
      let folder = try TestFolder(["A/a.swift": ""])
      try folder.writeFile(named: [0x41, 0x2F, 0xFF] + Array(".swift".utf8))
      let found = try found(in: folder, ["A"])
      #expect(found.modules.flatMap(\.files) == ["A/a.swift"])
      #expect(
        found.unreadable.map(\.message) == [
          "cannot read 'A/\u{FFFD}.swift': its name is not UTF-8"
        ])
    }
  #endif
}

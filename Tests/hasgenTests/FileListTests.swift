import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

/// `hasgen inputs` lists what `check` reads, and `check --files-from` comes to the same with that
/// alone.
@Suite struct FileListTests {
  private static let app = """
    protocol Logging {}
    protocol HasLogger { var logger: any Logging { get } }
    struct AppDependency { let logger: any Logging }
    struct Screen { typealias Dependencies = HasLogger }

    """

  /// An Xcode project with a local package, tests that get doubles, templates, and files that nobody
  /// reads.
  private static func xcodeProject() throws -> TestFolder {
    try TestFolder([
      ".git/HEAD": "", "Shop.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n",
      "Shop.xcworkspace/contents.xcworkspacedata": "", "App/App.swift": app,
      "App/Deep/Notes.swift": "import Core\nstruct Notes {}\n", "App/Info.plist": "",
      "App/Left/Out.swift": "struct Out {", "AppTests/AppTests.swift": "import App\n",
      "Packages/Core/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])

      """,
      "Packages/Core/Sources/Core/Core.swift": "public struct Core {}\n",
      "Pods/Alamo/Alamo.swift": "struct AppDependency {}\n",
      ".hasgen.json": """
      {
        "exclude": ["Left"],
        "templates": "Templates",
        "tests": [{ "folder": "AppTests", "modules": ["App"] }]
      }

      """,
      "Templates/Service.mustache": "",
      "Templates/README.md": "", "Packages/Core/Sources/README.md": "",
    ])
  }

  private func list(_ folder: TestFolder) -> [String] {
    folder.hasgen("inputs").results.split(separator: "\n").map(String.init)
  }

  /// What `check` comes to by itself, and by the list.
  private func expectTheSame(
    in folder: TestFolder, words: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let inputs = folder.run(["inputs", "--format", "xcfilelist"] + words)
    #expect(inputs.messages == "", sourceLocation: sourceLocation)
    try folder.write(inputs.results, to: "Shop.xcfilelist")
    let plain = folder.run(["check"] + words)
    let listed = folder.run(["check", "--files-from", "Shop.xcfilelist"] + words)
    #expect(listed.status == plain.status, sourceLocation: sourceLocation)
    #expect(listed.results == plain.results, sourceLocation: sourceLocation)
    let remark = ": not in the list; if it is there, make the list anew with 'hasgen inputs'"
    let messages = listed.messages.split(separator: "\n").filter { !$0.hasSuffix(remark) }
    #expect(messages == plain.messages.split(separator: "\n"), sourceLocation: sourceLocation)
  }

  @Test func listsWhatIsRead() throws {
    let folder = try Self.xcodeProject()
    #expect(
      list(folder) == [
        ".hasgen.json", "App/App.swift", "App/Deep/Notes.swift",
        "AppTests/AppTests.swift", "Packages/Core/Package.swift",
        "Packages/Core/Sources/Core/Core.swift", "Shop.xcodeproj/project.pbxproj",
        "Shop.xcworkspace/contents.xcworkspacedata", "Templates/Service.mustache",
      ])
    _ = folder.hasgen("generate")
    #expect(list(folder).contains("App/AppDependency+Generated.swift"))
  }

  @Test func comesToTheSame() throws {
    let folder = try Self.xcodeProject()
    try expectTheSame(in: folder)
    _ = folder.hasgen("generate")
    try expectTheSame(in: folder)
    try folder.write(
      Self.app.replacing("= HasLogger", with: "= HasClock & HasLogger"), to: "App/App.swift")
    try expectTheSame(in: folder)
    try expectTheSame(in: folder, words: ["App"])
    try folder.write(
      "protocol HasOld { var old: Int { get } }\nextension AppDependency: HasOld {}\n",
      to: "App/AppDependency+Generated.swift")
    try expectTheSame(in: folder)
  }

  @Test func comesToTheSameWithoutAllOthers() throws {
    let folder = try Self.xcodeProject()
    _ = folder.hasgen("generate")
    let copy = try TestFolder([:])
    for path in list(folder) { try copy.write(folder.text(of: path) ?? "", to: path) }
    try copy.write(folder.hasgen("inputs").results, to: "list.txt")
    let outcome = copy.hasgen("check", "--files-from", "list.txt")
    #expect(outcome.results == folder.hasgen("check").results)
    #expect(outcome.status == .done)
  }

  @Test func aFileThatIsNotListedIsNotSeen() throws {
    let folder = try TestFolder.news()
    _ = folder.hasgen("generate")
    try folder.write(
      list(folder).filter { $0 != newsOutput }.joined(separator: "\n"), to: "list.txt")
    let outcome = folder.hasgen("check", "--files-from", "list.txt")
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages == """
        \(newsOutput): not in the list; if it is there, make the list anew with 'hasgen inputs'
        1 file is out of date: run 'hasgen generate'

        """)
  }

  @Test func pathsAreRelativeToTheSourceRoot() throws {
    let folder = try TestFolder([
      "App/App.xcodeproj/project.pbxproj": "", "App/App/App.swift": Self.app,
      "App/App/A$(B).swift": "", ".hasgen.json": "{ \"sources\": [\"App/App\"] }", ".git/HEAD": "",
    ])
    var environment = Environment(workingDirectory: folder("App"))
    func run(_ words: String...) -> Outcome { Hasgen.run(words, in: environment) }
    let lines = """
      $(SRCROOT)/../.hasgen.json
      $(SRCROOT)/App.xcodeproj/project.pbxproj
      $(SRCROOT)/App/A$$(B).swift
      $(SRCROOT)/App/App.swift

      """
    let head = "# What 'hasgen check' reads. Made by 'hasgen inputs --format xcfilelist'.\n"
    #expect(run("inputs", "--format", "xcfilelist").results == head + lines)
    try folder.write(lines.replacing("(SRCROOT)", with: "{SRCROOT}"), to: "App/list")
    let wanted = run("check").results
    #expect(run("check", "--files-from", "list").results == wanted)
    environment.sourceRootVariable = folder("App")
    environment = Environment(
      workingDirectory: folder.path, sourceRootVariable: environment.sourceRootVariable)
    #expect(run("inputs", "--format", "xcfilelist").results == head + lines)
    #expect(run("check", "--files-from", "App/list").results == run("check").results)
    // As Xcode resolves it.
    try folder.write(
      [".hasgen.json", "App/App.xcodeproj/project.pbxproj", "App/App/App.swift"]
        .map { "  \(folder($0))\r\n" }.joined(), to: "resolved")
    #expect(run("check", "--files-from", "resolved").results == run("check").results)
  }

  @Test func saysWhatIsWrongWithAList() throws {
    let folder = try TestFolder.news()
    func messages(_ text: String?) throws -> String {
      if let text { try folder.write(text, to: "list") }
      let outcome = folder.hasgen("check", "--files-from", text == nil ? "none" : "list")
      #expect(outcome.status == .trouble)
      #expect(outcome.results == "")
      return outcome.messages
    }
    #expect(
      try messages(nil) == """
        error: cannot read the list 'none': No such file or directory [unusable-file-list]
        note: make it: 'hasgen inputs --format xcfilelist > none'

        """)
    #expect(
      try messages("# nothing\n\n") == """
        error: the list 'list' names no file [unusable-file-list]
        note: make the list anew: 'hasgen inputs --format xcfilelist'

        """)
    #expect(
      try messages("Package.swift\n\n  A/${PODS}/B\nNo.swift\nNor.swift\n") == """
        list:3:5: error: '${PODS}' is not known here: only 'SRCROOT' is [unusable-file-list]
          A/${PODS}/B
            ^
        note: in a script phase, Xcode has put values in for all of them in the list \
        "$SCRIPT_INPUT_FILE_LIST_0"
        list:4:1: error: 'No.swift' is in the list, and not there [stale-file-list]
        No.swift
        ^
        note: make the list anew: 'hasgen inputs --format xcfilelist'
        list:5:1: note: nor is 'Nor.swift'
        Nor.swift
        ^

        """)
  }

  @Test func comparesAList() throws {
    let folder = try TestFolder.news()
    try folder.write(folder.hasgen("inputs").results, to: "list")
    let same = folder.hasgen("inputs", "--check", "list")
    #expect(same.status == .done)
    #expect(same.results == "'list' is up to date\n")
    try folder.write("struct New {}", to: "Sources/News/New.swift")
    let other = folder.hasgen("inputs", "--check", "list")
    #expect(other.status == .findings)
    #expect(other.results.contains("+Sources/News/New.swift\n"))
    #expect(
      other.messages == """
        error: the list 'list' is out of date [stale-file-list]
        note: make it anew with 'hasgen inputs', in the same format

        """)
    #expect(folder.hasgen("inputs", "--check", "none").status == .trouble)
  }

  @Test func refusesWhatAListCannotTell() throws {
    let folder = try TestFolder.news()
    try folder.write("struct Other {}\n", to: "Elsewhere/Other.swift")
    try folder.link("Sources/Other", to: "../Elsewhere")
    let outcome = folder.hasgen("inputs")
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("a link to a folder cannot be listed"))
  }

  @Test func aFolderIsListedWhereItMatters() throws {
    let folder = try TestFolder.news()
    try folder.write("Notes", to: "Sources/Empty/Notes.md")
    #expect(!list(folder).contains("Sources/Empty"))
    try folder.write("{ \"sources\": [\"Sources/News\", \"Sources/Empty\"] }", to: ".hasgen.json")
    #expect(list(folder).contains("Sources/Empty"))
    try expectTheSame(in: folder)
  }

  @Test func listsAsJSON() throws {
    let folder = try TestFolder.news()
    #expect(
      folder.hasgen("inputs", "--format", "json").results == """
        {"version":1,"files":[
        "Package.swift",
        "Sources/News/AppDependency.swift",
        "Sources/News/Logger.swift"]}

        """)
  }
}

import Foundation
import HasWorkspace
import SyntheticApp
import TestFolders
import Testing

@testable import hasgen

/// Joined outlines give what one run gives: the diffs of files, the messages and the status.
@Suite struct JoinedOutlineTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below folders of this repository, by their paths in it.
  private func files(below folders: [String]) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for folder in folders {
      let place = Self.root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
        guard let data = try? Data(contentsOf: place.appending(path: path)) else { continue }
        files["\(folder)/\(path)"] = [UInt8](data)
      }
    }
    return files
  }

  private func expectSame(
    _ build: inout ModuleBuild, _ modules: Set<String>, status: Int32? = nil,
    _ words: [String] = ["check"]
  ) throws {
    let joined = try build.joined(words, ofModules: modules)
    #expect(try joined == build.answer(to: words))
    if let status { #expect(joined.status == status, "\(joined)") }
  }

  @Test func ofTheExample() throws {
    var files = try files(below: ["Sources/Example", "Tests/ExampleTests"])
    files["Package.swift"] = []
    files[".hasgen.json"] = [UInt8](
      try Data(contentsOf: Self.root.appending(path: ".hasgen.json")))
    let output = "Sources/Example/AppDependency+Generated.swift"
    let own = try #require(files[output])
    // Up to date, stale and missing.
    for (text, status) in [(own, 0), (own + Array("// More.\n".utf8), 1), (nil, 1)] {
      files[output] = text
      var build = ModuleBuild(files, tool: ModuleBuild.runTool)
      try expectSame(&build, ["Example"], status: Int32(status))
      try expectSame(&build, ["Example"], status: 0, ["wiring", "--format", "json"])
    }
  }

  @Test func ofTheWiredApp() throws {
    let folder = "Tests/WiredApp"
    var build = try ModuleBuild(
      reading: Self.root.appending(path: folder).path, in: "WiredApp", tool: ModuleBuild.runTool)
    try expectSame(&build, ["WiredApp"], status: 0)
    try expectSame(&build, ["WiredApp"], status: 0, ["wiring"])
  }

  @Test(arguments: 1...30)
  func ofRandomPackages(_ seed: Int) throws {
    let package = RandomPackage(seed: UInt64(seed))
    var build = ModuleBuild(Dictionary(package.files.map { ($0.path, $0.text) }) { $1 })
    try expectSame(&build, Set(package.modules.map(\.name)))
  }

  /// What may go wrong with a text.
  @Test(arguments: [
    "struct Broken {\n", "struct Café {}\r\nfunc f() {\r\n  let a = 1\r\n  print(a)\r\n}\r\n",
    "func f() {\n  struct Local: HasClock { let clock = 1 }\n  print(Local())\n}\n",
    "func f() {\n  #if DEBUG\n  struct Local: HasClock { let clock = 1 }\n  #endif\n}\n",
    "<<<<<<< HEAD\n=======\n>>>>>>> x\n",
    "extension AppDependency {\n  var clock: Clock {\n    .init()\n  }\n}\n",
    "extension AppDependency {\n  var clock: String {\n    let a = \"\"\n    return a\n  }\n}\n",
    "let a = \"\"\"\n", "// hasgen: containr\nstruct Other {}\n", "",
  ])
  func ofOddTexts(_ text: String) throws {
    var build = ModuleBuild([
      "Package.swift": "",
      "Sources/Core/Core.swift": """
      public struct Clock {}
      public protocol HasClock { var clock: Clock { get } }

      """,
      "Sources/App/AppDependency.swift": """
      import Core
      struct AppDependency { let logger: Int }
      protocol HasLogger { var logger: Int { get } }
      struct Screen { typealias Dependencies = HasLogger & HasClock }

      """,
      "Sources/App/Odd.swift": text,
    ])
    try expectSame(&build, ["App", "Core"])
    try expectSame(&build, ["App", "Core"], ["check", "--reporter", "json"])
    try expectSame(&build, ["App", "Core"], ["check", "--reporter", "sarif"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x41], Array("let a = 1\n\0struct A {}".utf8)])
  func ofBytesThatAreNoText(_ bytes: [UInt8]) throws {
    var build = ModuleBuild([
      "Package.swift": "", "Sources/App/A.swift": "struct AppDependency { let a: Int }\n",
    ])
    build.files["Sources/App/B.swift"] = bytes
    try expectSame(&build, ["App"], status: 1)
    let outline = try build.answer(to: ["scan", "--module", "App", "--format", "json"])
    #expect(outline.results.contains("\"hex\":\""))
  }

  @Test(.enabled(if: getuid() != 0, "a superuser may read anything"))
  func ofFilesThatCannotBeRead() throws {
    let folder = try TestFolder.news()
    folder.setPermissions(of: "Sources/News/Logger.swift", to: 0)
    let outline = folder.hasgen("scan", "--module", "News", "--format", "json")
    #expect(outline.status == .done)
    try folder.write(outline.results, to: ".news.json")
    let wanted = folder.hasgen("check")
    #expect(wanted.status == .trouble)
    #expect(folder.hasgen("check", "--from", ".news.json").messages == wanted.messages)
  }

  /// The words that were looked for are others then: the texts tell.
  @Test func ofAnotherConfiguration() throws {
    let folder = try TestFolder.news()
    try folder.write("struct Services { let logger: any Logging }\n", to: "Sources/News/S.swift")
    try folder.write(
      folder.hasgen("scan", "--module", "News", "--format", "json").results, to: ".news.json")
    for configuration in [
      #"{ "containers": ["Services"] }"#, #"{ "protocols": { "suffixes": ["Logging"] } }"#,
    ] {
      try folder.write(configuration, to: ".hasgen.json")
      let wanted = folder.hasgen("check")
      let joined = folder.hasgen("check", "--from", ".news.json")
      #expect(joined.results == wanted.results && joined.messages == wanted.messages)
      #expect(joined.status == wanted.status)
    }
  }

  @Test func removesAFileThatIsNotNeededAnyMore() throws {
    let folder = try TestFolder.news()
    #expect(folder.hasgen().status == .done)
    try folder.write(
      "struct AppDependency: HasLogger { let logger: any Logging }\n",
      to: "Sources/News/AppDependency.swift")
    try folder.write(
      folder.hasgen("scan", "--module", "News", "--format", "json").results, to: ".news.json")
    let outcome = folder.hasgen("generate", "--from", ".news.json")
    #expect(outcome.results == "removed \(newsOutput)\n" && outcome.messages == "")
    #expect(folder.text(of: newsOutput) == nil)
  }

  /// What an outline has of generated files is old as soon as they are written.
  @Test func writesTwice() throws {
    let folder = try TestFolder.news()
    func outline() -> String {
      folder.hasgen("scan", "--module", "News", "--format", "json").results
    }
    try folder.write(outline(), to: ".news.json")
    #expect(folder.hasgen("generate", "--from", ".news.json").results == "wrote \(newsOutput)\n")
    #expect(folder.hasgen("check", "--from", ".news.json").status == .done)
    try folder.write("// Generated by hasgen from nothing.\n", to: newsOutput)
    #expect(folder.hasgen("check", "--from", ".news.json").status == .findings)
    #expect(folder.hasgen("generate", "--from", ".news.json").results == "wrote \(newsOutput)\n")
    try folder.write(outline(), to: ".news.json")
    try FileManager.default.removeItem(atPath: folder(newsOutput))
    #expect(folder.hasgen("generate", "--from", ".news.json").results == "wrote \(newsOutput)\n")
  }

  /// In the sandbox of a build system, each file is a link to elsewhere.
  @Test func throughLinks() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", path: "App", exclude: ["Left.swift"]),
          .target(name: "Some", path: "Some", sources: ["In", "A.swift"]),
        ])
      """
    let texts = [
      "App/AppDependency.swift": "struct AppDependency { let a: Int }\n",
      "App/HasA.swift": "protocol HasA { var a: Int { get } }\n",
      "App/Left.swift": "protocol HasB { var b: Int { get } }\n",
      "Some/A.swift": "struct A {}\n", "Some/B.swift": "struct B {}\n",
      "Some/In/C.swift": "struct C {}\n", "Package.swift": manifest,
    ]
    let elsewhere = try TestFolder(texts)
    let sandbox = try TestFolder()
    for path in texts.keys { try sandbox.link(path, to: elsewhere(path)) }
    for module in ["App", "Some"] {
      let words = ["scan", "--module", module, "--format", "json"]
      let outline = sandbox.run(words)
      #expect(outline.status == .done)
      #expect(outline.results == elsewhere.run(words).results)
      #expect(!outline.results.contains("Left.swift") && !outline.results.contains("B.swift"))
    }
    #expect(sandbox.hasgen("scan", "--module", "Some", "--format", "json").results.contains("In/C"))
  }
}

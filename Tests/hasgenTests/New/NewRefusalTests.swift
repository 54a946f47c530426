import TestFolders
import Testing

@testable import hasgen

/// What `new` refuses, with a reason and a cure; nothing is written.
@Suite struct NewRefusalTests {
  @Test(arguments: [
    ([], "'new' adds a 'service' or a 'consumer' with a name: "),
    (["thing", "X"], "'new' adds a 'service' or a 'consumer' with a name: "),
    (["service"], "'new' adds a 'service' or a 'consumer' with a name: "),
    (["consumer", "A"], "a consumer needs Has-protocols: add '--needs HasSession', or '--view'\n"),
    (["consumer", "A", "--needs", ","], "a consumer needs Has-protocols: "),
    (["service", "A", "--needs", "HasA"], "'--needs' is not an option of 'new service'\n"),
    (["service", "A", "--view"], "'--view' is not an option of 'new service'\n"),
    (["consumer", "A", "--protocol", "B"], "'--protocol' is not an option of 'new consumer'\n"),
  ])
  func misuse(words: [String], message: String) throws {
    let outcome = try TestFolder.news().run(["new"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("error: \(message)"), "\(outcome.messages)")
    #expect(
      outcome.messages.hasSuffix(
        "usage: hasgen new service|consumer NAME [PATH…] [options]\nsee 'hasgen help new'\n"))
  }

  @Test(arguments: [
    "imageProvider", "App.Images", "1Image", "Image-Provider", "../Image", "class", "_", "Self", "",
  ])
  func names(name: String) throws {
    for words in [["service", name], ["consumer", name, "--needs", "HasLogger"]] {
      let folder = try TestFolder.news()
      let outcome = folder.run(["new"] + words)
      #expect(outcome.status == .usage)
      #expect(
        outcome.messages == """
          error: '\(name)' cannot be the name of a new type [cannot-add]
          note: choose a name such as 'ImageProvider'

          """)
      #expect(try folder.names(in: "Sources/News") == ["AppDependency.swift", "Logger.swift"])
    }
    for name in ["in", "string", "1x"] {
      let outcome = try TestFolder.news().hasgen("new", "service", "Clock", "--protocol", name)
      #expect(outcome.messages.hasPrefix("error: '\(name)' cannot be the name of a new type"))
    }
  }

  @Test(arguments: [
    (
      ["service", "Logger"], "Sources/News/Logger.swift:1:10: error: 'Logging' exists already"
    ),
    (
      ["service", "Logger", "--protocol", "Logs"],
      "Sources/News/Logger.swift:2:10: error: 'HasLogger' exists already"
    ),
    (
      ["consumer", "Screen", "--needs", "HasLogger"],
      "Sources/News/AppDependency.swift:5:8: error: 'Screen' exists already"
    ),
    (
      ["service", "Used"],
      "Sources/News/AppDependency.swift:9:9: error: 'used' exists already"
    ),
    (
      ["consumer", "Day", "--view"],
      "Sources/News/AppDependency.swift:11:8: error: 'DayModel' exists already"
    ),
  ])
  func taken(words: [String], message: String) throws {
    let folder = try TestFolder.news()
    let text = (folder.text(of: "Sources/News/AppDependency.swift") ?? "")
    try folder.write(
      text + "extension AppDependency {\n    var used: Int { 1 }\n}\nstruct DayModel {}\n",
      to: "Sources/News/AppDependency.swift")
    let outcome = folder.run(["new"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.hasPrefix("\(message) [name-taken]\n"), "\(outcome.messages)")
  }

  @Test(arguments: [
    ("enum AppDependency {}\n", "error: there is no container to add 'ImageProvider' to"),
    ("private struct AppDependency {}\n", "error: there is no container to add"),
    ("struct Other {}\n", "note: name a type 'AppDependency', or mark it '// hasgen: container'"),
    ("struct AppDependency {\n", "'{' is never closed"),
    ("struct AppDependency { let a = \"\n}\n", "[unreadable-code]"),
  ])
  func containers(text: String, message: String) throws {
    let folder = try TestFolder(package: ["Sources/A/AppDependency.swift": text])
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status != .done, "\(outcome.messages)")
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(folder.text(of: "Sources/A/AppDependency.swift") == text)
    #expect(try folder.names(in: "Sources/A") == ["AppDependency.swift"])
  }

  @Test func readOnlyPackage() throws {
    let folder = try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "Core")],
        targets: [.target(name: "App", dependencies: [.product(name: "Core", package: "Core")])])
      """,
      "Sources/App/A.swift": "import Core\n",
      "Core/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])
      """,
      "Core/.hasgen.json": "{}",
      "Core/Sources/Core/AppDependency.swift": "public struct AppDependency {}\n",
    ])
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("there is no container to add"), "\(outcome.messages)")
  }

  @Test(arguments: ["Sources/News/imageprovider.swift", "Sources/News/Images/ImageProvider.swift"])
  func neverOverwrites(path: String) throws {
    let folder = try TestFolder.news()
    try folder.write("// mine\n", to: path)
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages.hasPrefix(
        "\(path):1:1: error: 'ImageProvider.swift' exists already [name-taken]\n"),
      "\(outcome.messages)")
    #expect(folder.text(of: path) == "// mine\n")
  }

  @Test func neverOverwritesWhatIsNotRead() throws {
    let folder = try TestFolder.news()
    try folder.write("mine", to: "Sources/News/ImageProvider.swift/Notes.txt")
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.messages.contains("exists already [name-taken]"), "\(outcome.messages)")
  }

  @Test(arguments: ["Elsewhere", "/tmp", "Package.swift", "Tests/NewsTests"])
  func foldersOfNoModule(path: String) throws {
    for words in [["service", "Images"], ["consumer", "Images", "--needs", "HasLogger"]] {
      let folder = try TestFolder.news()
      let outcome = folder.run(["new"] + words + ["--folder", path])
      #expect(outcome.status == .usage)
      #expect(
        outcome.messages == """
          error: there is no \(words[0] == "service" ? "container" : "module") for the folder \
          '\(path)' [cannot-add]
          note: choose a folder in a module, such as 'Sources/News'

          """)
    }
  }

  @Test func errorsThatStopGenerateStopIt() throws {
    let folder = try TestFolder.news()
    // A folder is in the way of what is to be written for the container.
    try folder.write("mine\n", to: "Sources/News/AppDependency+Generated.swift/Notes.txt")
    let text = folder.text(of: "Sources/News/AppDependency.swift")
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.messages.contains("[output-in-the-way]"), "\(outcome.messages)")
    #expect(outcome.status == .trouble)
    #expect(folder.text(of: "Sources/News/AppDependency.swift") == text)
    #expect(folder.text(of: "Sources/News/ImageProvider.swift") == nil)
  }

  @Test func oldErrorsDoNot() throws {
    let folder = try TestFolder.news()
    try folder.write(
      "struct View { typealias Dependencies = HasImageProvider & HasLoger }\n",
      to: "Sources/News/View.swift")
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .findings)
    #expect(
      outcome.results == "wrote Sources/News/AppDependency+Generated.swift\n"
        + "changed Sources/News/AppDependency.swift\n"
        + "wrote Sources/News/ImageProvider.swift\n")
    #expect(outcome.messages.contains("'HasLoger'"))
    #expect(!outcome.messages.contains("'HasImageProvider'"))
  }

  @Test func readOnlyFile() throws {
    let folder = try TestFolder.news()
    folder.setPermissions(of: "Sources/News/AppDependency.swift", to: 0o444)
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages.contains(
        "cannot write 'Sources/News/AppDependency.swift': the file is read-only"))
    #expect(folder.text(of: "Sources/News/ImageProvider.swift") == nil)
    #expect(folder.text(of: newsOutput) == nil)
  }
}

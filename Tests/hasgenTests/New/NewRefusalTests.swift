import TestFolders
import Testing

@testable import hasgen

/// What `new` refuses, with a reason and a cure; nothing is written.
@Suite struct NewRefusalTests {
  @Test(arguments: [
    ([], "'new' needs to know what to add: 'hasgen new service ImageProvider' or "),
    (["thing", "X"], "'new' adds no 'thing'; it adds 'hasgen new service ImageProvider' or "),
    (["servce", "X"], "'new' adds no 'servce'; did you mean 'service'?\n"),
    (["service"], "'new service' needs a name: 'hasgen new service ImageProvider'\n"),
    (["consumer"], "'new consumer' needs a name: 'hasgen new consumer ProfileCoordinator --needs "),
    (["consumer", "A"], "'new consumer' needs to know what it needs: 'hasgen new consumer "),
    (["consumer", "A", "--needs", ","], "'new consumer' needs to know what it needs: "),
    (["service", "A", "--needs", "HasA"], "'--needs' is no option of 'new service'\n"),
    (["consumer", "A", "--protocol", "B"], "'--protocol' is no option of 'new consumer'\n"),
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
    ("imageProvider", "types begin with a capital letter", "did you mean 'ImageProvider'?"),
    ("App.Images", "it is qualified", "name the type alone: what is added stands at file level"),
    ("1Image", "it begins with a digit", "take a name such as 'ImageProvider'"),
    ("Image-Provider", "'-' is no letter, digit or '_'", "take a name such as 'ImageProvider'"),
    ("Image/Provider", "'/' is no letter, digit or '_'", "take a name such as 'ImageProvider'"),
    ("../Image", "it is qualified", "name the type alone: what is added stands at file level"),
    ("class", "it is a word of Swift's own", "take a name such as 'ImageProvider'"),
    ("String", "it would hide Swift's own 'String'", "take a name such as 'ImageProvider'"),
    ("_", "it has no letter", "take a name such as 'ImageProvider'"),
    ("Self", "it is a word of Swift's own", "take a name such as 'ImageProvider'"),
    ("", "it is empty", "take a name such as 'ImageProvider'"),
  ])
  func names(name: String, reason: String, cure: String) throws {
    for words in [["service", name], ["consumer", name, "--needs", "HasLogger"]] {
      let folder = try TestFolder.news()
      let outcome = folder.run(["new"] + words)
      #expect(outcome.status == .usage)
      #expect(
        outcome.messages == """
          error: '\(name)' cannot name a new type: \(reason) [invalid-name]
          note: \(cure)
          '\(name)' was not added, and nothing was written

          """)
      #expect(try folder.names(in: "Sources/News") == ["AppDependency.swift", "Logger.swift"])
    }
  }

  @Test func nameOfAHasProtocol() throws {
    let outcome = try TestFolder.news().hasgen("new", "service", "HasImages")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("note: name the service itself: 'hasgen new service Images'"))
  }

  @Test(arguments: [
    ("Logger", "Sources/News/Logger.swift:1:10: error: 'Logging' is declared already [name-taken]"),
    ("Logger", "Logger.swift:2:10: error: 'HasLogger' is declared already [name-taken]"),
    ("Screen", "AppDependency.swift:5:8: error: 'Screen' is declared already [name-taken]"),
    ("Used", "AppDependency.swift:9:9: error: 'AppDependency' has a member 'used' already"),
  ])
  func taken(name: String, message: String) throws {
    let folder = try TestFolder.news()
    let text = (folder.text(of: "Sources/News/AppDependency.swift") ?? "")
    try folder.write(
      text + "extension AppDependency {\n    var used: Int { 1 }\n}\n",
      to: "Sources/News/AppDependency.swift")
    let outcome = folder.hasgen("new", "service", name)
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test(arguments: [
    (
      "enum AppDependency {}\n",
      "'AppDependency' cannot take a property: an enum stores no properties", "make it a struct"
    ),
    (
      "private struct AppDependency {}\n",
      "'AppDependency' cannot take a property: it is fileprivate", "make it internal"
    ),
    (
      "// Generated using Sourcery. DO NOT EDIT\n\nstruct AppDependency {}\n",
      "'AppDependency' cannot take a property: 'Sources/A/AppDependency.swift' is generated",
      "add the property to what that file is generated from"
    ),
    (
      "struct AppDependency: Hashable {\n  let a: Int\n}\n",
      "'AppDependency' cannot take a property: the compiler makes it conform to 'Equatable'",
      "write out what 'Equatable' asks for"
    ),
    ("struct Other {}\n", "there is no container to add it to", "name one 'AppDependency'"),
    ("struct AppDependency {\n", "'{' is never closed", ""),
    ("struct AppDependency { let a = \"\n}\n", "", ""),
  ])
  func containers(text: String, message: String, cure: String) throws {
    let folder = try TestFolder(["Package.swift": "", "Sources/A/AppDependency.swift": text])
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .findings, "\(outcome.messages)")
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.messages.contains(cure), "\(outcome.messages)")
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
    #expect(outcome.status == .findings)
    #expect(outcome.messages.contains("this run only reads it"), "\(outcome.messages)")
    #expect(outcome.messages.contains("note: run 'hasgen new' in that package"))
  }

  @Test func neverOverwrites() throws {
    let folder = try TestFolder.news()
    try folder.write("// mine\n", to: "Sources/News/imageprovider.swift")
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages.hasPrefix(
        "error: cannot write 'Sources/News/ImageProvider.swift': "
          + "'Sources/News/imageprovider.swift' is there already [file-in-the-way]\n"))
    #expect(folder.text(of: "Sources/News/imageprovider.swift") == "// mine\n")

    let other = try TestFolder.news()
    try other.write("// mine\n", to: "Sources/News/Images/ImageProvider.swift")
    let clash = other.hasgen("new", "service", "ImageProvider")
    #expect(clash.status == .findings)
    #expect(clash.messages.contains("module 'News' has a file 'ImageProvider.swift' already"))
  }

  @Test(arguments: [
    "Elsewhere", "/tmp", "Package.swift", "Sources/News/.hidden", "Tests/NewsTests",
  ])
  func foldersOfNoModule(path: String) throws {
    for words in [["service", "Images"], ["consumer", "Images", "--needs", "HasLogger"]] {
      let folder = try TestFolder.news()
      let outcome = folder.run(["new"] + words + ["--folder", path])
      #expect(outcome.status == .findings)
      #expect(outcome.messages.contains("[folder-outside]"), "\(outcome.messages)")
    }
  }

  @Test func newErrorsStopIt() throws {
    let folder = try TestFolder.news()
    // A folder is in the way of what is to be written for the container.
    try folder.write("mine\n", to: "Sources/News/AppDependency+Generated.swift/Notes.txt")
    let text = """
      struct AppDependency {
        let logger: any Logging
      }

      extension AppDependency: HasLogger {}

      """
    try folder.write(text, to: "Sources/News/AppDependency.swift")
    #expect(folder.hasgen("check").status == .done)
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.messages.contains("[output-in-the-way]"), "\(outcome.messages)")
    #expect(outcome.status == .findings)
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

import HasWorkspace
import TestFolders
import Testing

@testable import hasgen

/// `.ci/starters` builds, tests and runs them.
@Suite struct StarterTests {
  @Test(arguments: ["cli", "server"])
  func makesAPackageThatIsUpToDate(_ kind: String) throws {
    let outer = try TestFolder(["my app/.gitignore": "*.log\n"])
    let outcome = outer.run(["init", "--starter", kind], from: "my app")
    #expect(outcome.status == .done)
    #expect(outcome.messages == "")
    #expect(outcome.results.hasPrefix("made the package 'MyApp', since no module can be called"))
    let generated = outer.text(of: "my app/Sources/MyApp/AppDependency+Generated.swift")
    #expect(generated?.contains("static func live(") == true)
    #expect(outer.text(of: "my app/Tests/MyAppTests/MyAppDoubles+Generated.swift") != nil)
    #expect(outer.text(of: "my app/.gitignore") == "*.log\n")
    let check = outer.run(["check"], from: "my app")
    #expect(check.status == .done)
    #expect(check.messages == "")
    #expect(!(outer.text(of: "my app/Package.swift") ?? "").contains("dependencies: [."))
    #expect(outer.run(["init"], from: "my app").status == .done)
  }

  @Test func triesWithoutWriting() throws {
    let folder = try TestFolder()
    let outcome = folder.hasgen("init", "--starter", "cli", "--dry-run")
    #expect(outcome.status == .done)
    #expect(outcome.results.hasPrefix("would make the package"))
    #expect(try folder.names(in: "") == [])
  }

  @Test(arguments: ["README.md", "Package.swift", ".hasgen.json"])
  func refusesAFolderThatIsNotEmpty(_ file: String) throws {
    let folder = try TestFolder([file: "mine"])
    let outcome = folder.hasgen("init", "--starter", "cli")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages.hasPrefix(
        "error: a starter needs an empty folder, and in this one there is '\(file)'"))
    #expect(try folder.names(in: "") == [file])
    #expect(folder.text(of: file) == "mine")
  }

  private static func manifest(_ name: String) -> String {
    "// swift-tools-version: 6.0\nlet package = Package(name: \"\(name)\")"
  }

  @Test func dependsOnAClone() throws {
    let outer = try TestFolder([
      "Clones/HasKit/Package.swift": Self.manifest("HasKit"),
      "App/.keep": "", "Other/Package.swift": Self.manifest("Other"),
    ])
    let wrong = outer.run(["init", "--starter", "cli", "--package", "../Other"], from: "App")
    #expect(wrong.status == .trouble)
    #expect(
      wrong.messages.contains("'../Other' is no clone of HasKit: its package is called 'Other'"))
    let none = outer.run(["init", "--starter", "cli", "--package", "../None"], from: "App")
    #expect(none.messages.contains("there is no Package.swift"))
    #expect(try outer.names(in: "App") == [".keep"])

    let outcome = outer.run(
      ["init", "--starter", "cli", "--package", "../Clones/HasKit/"], from: "App")
    #expect(outcome.status == .done)
    let manifest = outer.text(of: "App/Package.swift") ?? ""
    #expect(manifest.contains("dependencies: [.package(path: \"../Clones/HasKit\")],"))
    #expect(manifest.contains(".product(name: \"HasKit\", package: \"HasKit\")"))
    let doubles = outer.text(of: "App/Tests/AppTests/AppDoubles+Generated.swift")
    #expect(doubles?.contains("import HasKit") == true)
  }
}

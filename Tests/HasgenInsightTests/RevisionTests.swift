import Foundation
import HasgenProjects
import TestFolders
import Testing

@testable import hasgen

/// What `diff` tells in real repositories.
@Suite(.enabled(if: Git.isInstalled, Comment(rawValue: Git.reason)))
struct RevisionTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])
    """
  private static let app = """
    protocol HasClock { var clock: Int { get } }
    protocol HasKeychain { var keychain: Int { get } }
    struct AppDependency { let clock: Int; let keychain: Int }

    """
  private static let home = "struct Home { let dependencies: any HasClock }\n"
  private static let gained = "struct Home { let dependencies: any HasClock & HasKeychain }\n"

  private func diff(
    _ words: String..., in folder: TestFolder, from directory: String = ""
  ) -> Outcome {
    Hasgen.run(
      ["diff"] + words, in: Environment(workingDirectory: Path.join(folder.path, directory)))
  }

  /// A repository of two commits, in which a package lies in a folder; the second one lets `Home`
  /// gain HasKeychain.
  private func repository(package: String = "", sources: String = "App") throws -> TestFolder {
    let folder = try TestFolder()
    func path(_ name: String) -> String { Path.join(package, name) }
    try folder.write(Self.manifest, to: path("Package.swift"))
    try folder.write(Self.app, to: path("Sources/App/App.swift"))
    try folder.write(Self.home, to: path("Sources/\(sources)/Home.swift"))
    try folder.commit()
    try folder.write(Self.gained, to: path("Sources/\(sources)/Home.swift"))
    try folder.commit()
    return folder
  }

  @Test(arguments: [
    ("", "App"), ("Sub", "App"), ("a b/ünï 😀", "App/x y \"q\""), ("", "App/$(touch x)"),
    ("", "App/-p"), ("", "App/:(top)*"),
  ])
  func tellsWhatWasGained(_ package: String, _ sources: String) throws {
    let folder = try repository(package: package, sources: sources)
    let outcome = diff("HEAD~1", in: folder, from: package)
    #expect(
      outcome.results == "Home gained HasKeychain  Sources/\(sources)/Home.swift:1\n",
      "\(outcome.messages)")
    #expect(outcome.status == .done)
    #expect(diff("HEAD", in: folder, from: package).results == "nothing changed since HEAD\n")
  }

  /// The project was in another folder then.
  @Test func comparesFromAFolderThatTheRevisionLacks() throws {
    let folder = try repository()
    try folder.makeFolder("Moved")
    try Git.run("mv", "Package.swift", "Sources", "Moved", in: folder.path)
    try folder.commit()
    let outcome = diff("HEAD~1", in: folder, from: "Moved")
    #expect(outcome.results == "nothing changed since HEAD~1\n", "\(outcome.messages)")
  }

  /// A package beside the repository is read as it is today.
  @Test func readsPackagesOutsideOfTheRepository() throws {
    let folder = try TestFolder([
      "Core/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", targets: [.target(name: "Core")])
      """,
      "Core/Sources/Core/Core.swift": """
      public protocol HasClock { var clock: Int { get } }
      public struct AppDependency { public let clock: Int }

      """,
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../Core")],
        targets: [.target(name: "App", dependencies: [.product(name: "Core", package: "Core")])])
      """,
      "App/Sources/App/Home.swift": "import Core\n" + Self.home,
    ])
    try folder.commit(in: "App")
    let outcome = diff("HEAD", in: folder, from: "App")
    #expect(outcome.results == "nothing changed since HEAD\n", "\(outcome.messages)")
  }

  @Test func followsARenamedFile() throws {
    let folder = try repository()
    try Git.run("mv", "Sources/App/Home.swift", "Sources/App/Start.swift", in: folder.path)
    try folder.commit()
    #expect(diff("HEAD~1", in: folder).results == "nothing changed since HEAD~1\n")
    #expect(
      diff("HEAD~2", in: folder).results
        == "Home gained HasKeychain  Sources/App/Start.swift:1\n")
  }

  @Test func failsOnWhatIsForbidden() throws {
    let folder = try repository()
    let outcome = diff("HEAD~1", "--fail-on", "gained:HasKeychain", in: folder)
    #expect(outcome.status == .findings)
    #expect(
      outcome.messages.contains(
        "Sources/App/Home.swift:1:48: error: 'Home' gained 'HasKeychain', which '--fail-on' forbids"
      ), "\(outcome.messages)")
    #expect(diff("HEAD~1", "--fail-on", "lost:HasKeychain", in: folder).status == .done)
    try folder.write(Self.home, to: "Sources/App/Home.swift")
    #expect(diff("HEAD", in: folder).results == "Home lost HasKeychain\n")
    #expect(diff("HEAD~1", "--fail-on", "gained:HasKey", in: folder).status == .usage)
  }

  @Test func beginsWithNothing() throws {
    let folder = try TestFolder(["README": ""])
    try folder.commit()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.app + Self.home, to: "Sources/App/App.swift")
    #expect(diff("HEAD", in: folder).results.contains("Home is a new consumer"))
  }

  @Test func tellsThatThereWereNoSources() throws {
    let folder = try repository(package: "Old")
    try Git.run("mv", "Old", "New", in: folder.path)
    let outcome = diff("HEAD", in: folder, from: "New")
    #expect(outcome.results.contains("Home is a new consumer"))
    #expect(
      outcome.messages.hasPrefix(
        "warning: hasgen may report too much as new, because of an error in 'HEAD': "),
      "\(outcome.messages)")
  }

  /// What hasgen did not understand in a revision may have been there.
  @Test func tellsOfErrorsInTheRevision() throws {
    let folder = try repository()
    try folder.write(Self.gained + "/* no end\n", to: "Sources/App/Home.swift")
    try folder.commit()
    try folder.write(Self.gained, to: "Sources/App/Home.swift")
    let outcome = diff("HEAD", in: folder)
    #expect(outcome.status == .done)
    #expect(
      outcome.messages.hasPrefix(
        "warning: hasgen may report too much as new, because of an error in 'HEAD': "
          + "Sources/App/Home.swift:2:1: "),
      "\(outcome.messages)")
  }

  @Test func tellsInWhichRevisionTheConfigurationIsWrong() throws {
    let folder = try repository()
    try folder.write("{ \"sourcs\": [] }\n", to: ".hasgen.json")
    try folder.commit()
    try folder.write("{}\n", to: ".hasgen.json")
    let outcome = diff("HEAD", in: folder)
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages.hasPrefix(
        "error: cannot read 'HEAD': .hasgen.json:1:3: the configuration has no key 'sourcs'"),
      "\(outcome.messages)")
  }

  @Test func readsARevisionWithoutConfigurationByTodays() throws {
    let folder = try repository()
    try folder.write(Self.app.replacing("Has", with: "Uses"), to: "Sources/App/App.swift")
    try folder.write(Self.gained.replacing("Has", with: "Uses"), to: "Sources/App/Home.swift")
    try folder.commit()
    try folder.write(#"{"protocols": {"prefixes": ["Uses"]}}"#, to: ".hasgen.json")
    let outcome = diff("HEAD", "--fail-on", "gained:UsesClock", in: folder)
    #expect(outcome.results == "nothing changed since HEAD\n")
    #expect(outcome.status == .done)
    #expect(
      outcome.messages
        == "note: 'HEAD' has no configuration, so today's is used for both [unusable-revision]\n")
  }

  /// No revision is an option of git, and none makes git write.
  @Test func refusesWhatIsNoCommit() throws {
    let folder = try repository()
    for word in [
      "--output=written", "-p", "--", "--ext-diff", "HEAD --output=written", "HEAD..HEAD", "HEAD:x",
      ":/A", "@{u}", "$(touch written)", "HEAD\n--output=written", "nonsense", "", "^HEAD", "-",
    ] {
      let outcome = diff(word, in: folder)
      #expect([.trouble, .usage].contains(outcome.status), "\(word): \(outcome.results)")
      #expect(outcome.messages.contains("error: "), "\(word)")
      _ = Hasgen.run(["diff", "--", word], in: Environment(workingDirectory: folder.path))
      #expect(try !folder.names(in: "").contains("written"), "\(word)")
    }
  }

  @Test func tellsTheCureInAShallowClone() throws {
    let origin = try repository()
    let folder = try TestFolder()
    try Git.run(
      "clone", "-q", "--depth", "1", "file://\(origin.path)", "clone", in: folder.path)
    let outcome = diff("HEAD~1", in: folder, from: "clone")
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("[unusable-revision]"))
    #expect(outcome.messages.contains("git fetch --unshallow"))
    #expect(outcome.messages.contains("fetch-depth: 0"))
    try Git.run("fetch", "-q", "--unshallow", in: Path.join(folder.path, "clone"))
    #expect(
      diff("HEAD~1", in: folder, from: "clone").results.hasPrefix("Home gained HasKeychain"))
  }

  @Test func fetchesNothing() throws {
    let origin = try repository()
    try Git.run("config", "uploadpack.allowFilter", "true", in: origin.path)
    let folder = try TestFolder()
    try Git.run(
      "clone", "-q", "--filter=blob:none", "file://\(origin.path)", "clone", in: folder.path)
    let outcome = diff("HEAD~1", in: folder, from: "clone")
    #expect(outcome.status == .trouble, "\(outcome.results)")
    #expect(outcome.messages.hasPrefix("error: git cannot show 'HEAD~1': "))
  }

  @Test func worksInAWorktree() throws {
    let origin = try repository()
    let folder = try TestFolder()
    try Git.run("worktree", "add", "-q", "\(folder.path)/tree", in: origin.path)
    #expect(diff("HEAD~1", in: folder, from: "tree").results.hasPrefix("Home gained HasKeychain"))
  }

  @Test func followsLinks() throws {
    let folder = try repository()
    try folder.write(Self.home.replacing("Home", with: "Other"), to: "Shared/Other.swift")
    try folder.link("Sources/App/Shared", to: "../../Shared")
    try folder.link("Sources/App/Circle.swift", to: "Circle.swift")
    try folder.commit()
    try FileManager.default.removeItem(atPath: folder("Sources/App/Circle.swift"))
    try folder.write(Self.gained.replacing("Home", with: "Other"), to: "Shared/Other.swift")
    let outcome = diff("HEAD", in: folder)
    #expect(outcome.results.hasPrefix("Other gained HasKeychain"), "\(outcome.messages)")
  }

  @Test func readsSubmodulesAsTheyAre() throws {
    let other = try TestFolder([
      "Package.swift": Self.manifest.replacing("App", with: "Lib"),
      "Sources/Lib/Lib.swift": "package protocol HasLib { var lib: Int { get } }\n",
    ])
    try other.commit()
    let folder = try repository()
    try Git.run("submodule", "add", "-q", other.path, "Vendor/Lib", in: folder.path)
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "Vendor/Lib")],
        targets: [.target(name: "App", dependencies: [.product(name: "Lib", package: "Lib")])])
      """, to: "Package.swift")
    try folder.commit()
    try folder.write(
      "import Lib\n" + Self.home.replacing("HasClock", with: "HasClock & HasLib"),
      to: "Sources/App/Home.swift")
    let outcome = diff("HEAD", in: folder)
    #expect(
      outcome.results == """
        Home gained HasLib  Sources/App/Home.swift:2
        Home lost HasKeychain
        HasLib is a new Has-protocol  Vendor/Lib/Sources/Lib/Lib.swift:1

        """)
    #expect(
      outcome.messages.contains(
        "warning: submodules are read as they are now, not as in 'HEAD': 'Vendor/Lib' "),
      "\(outcome.messages)")
  }

  @Test func comparesWithASavedGraph() throws {
    let folder = try repository()
    try folder.write(Self.home, to: "Sources/App/Home.swift")
    let saved = Hasgen.run(
      ["graph", "--format", "json"], in: Environment(workingDirectory: folder.path))
    try folder.write(saved.results, to: "old.json")
    try folder.write(Self.gained, to: "Sources/App/Home.swift")
    #expect(
      diff("old.json", in: folder).results
        == "Home gained HasKeychain  Sources/App/Home.swift:1\n")
    for text in [saved.results.replacing("\"version\":2", with: "\"version\":3"), "{", "", "[]"] {
      try folder.write(text, to: "odd.json")
      let outcome = diff("odd.json", in: folder)
      #expect(outcome.status == .trouble)
      #expect(outcome.messages.contains("[unusable-graph]"))
      #expect(outcome.messages.contains("hasgen graph --format json > graph.json"))
    }
  }

  @Test func repositoryIsLeftAsItIs() throws {
    let folder = try repository()
    try folder.write("[log]\n\tshowSignature = true\n[color]\n\tui = always\n", to: ".git/config2")
    try Git.run("config", "include.path", "config2", in: folder.path)
    try Git.run("config", "format.pretty", "fuller", in: folder.path)
    try Git.run("config", "core.quotePath", "true", in: folder.path)
    try folder.write("*.swift diff=x\n", to: ".gitattributes")
    try Git.run("config", "core.splitIndex", "true", in: folder.path)
    for hook in ["post-checkout", "post-index-change"] {
      try folder.write("#!/bin/sh\ntouch written\n", to: ".git/hooks/\(hook)")
      folder.setPermissions(of: ".git/hooks/\(hook)", to: 0o755)
    }
    try folder.write("struct Other {}\n", to: "Sources/App/Home.swift")
    try Git.run("add", "-A", in: folder.path)
    try folder.write(Self.gained, to: "Sources/App/Home.swift")
    try Git.run("config", "diff.x.textconv", "touch written; cat", in: folder.path)
    try Git.run("config", "diff.x.command", "touch written", in: folder.path)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(diff("HEAD~1", in: folder).results.hasPrefix("Home gained HasKeychain"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }
}

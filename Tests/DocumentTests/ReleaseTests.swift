import Foundation
import Testing

@testable import hasgen

/// What a release consists of says the same everywhere.
@Suite
struct ReleaseTests {
  @Test func firstEntryOfTheChangelogIsTheVersion() throws {
    let entry = try Document("CHANGELOG.md").text
      .firstMatch(of: /(?m)^## (.*)$/).map { String($0.output.1) }
    #expect(entry == Version.current)
    #expect(Version.current.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }

  /// A binary that is not there is fatal for every command of SwiftPM.
  @Test func manifestNamesNoBinary() throws {
    #expect(!(try Document("Package.swift").text.contains("binaryTarget")))
  }

  /// Until somebody sets it, a placeholder; after that, the only line to change in a fork.
  @Test func addressStandsInOneFile() throws {
    let place = ".ci/repository"
    let address = try Document(place).text.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = address.split(separator: "/")
    try #require(parts.count == 2)
    let addresses = [address] + ["tap", "homebrew-tap"].map { "\(parts[0])/\($0)" }
    let found = try files().filter { path in
      let text = try Data(contentsOf: Document.root.appending(path: path))
      return addresses.contains { text.range(of: Data($0.utf8)) != nil }
    }
    #expect(found == [place])
  }

  /// A tag can move to another commit, so the workflows name the commit. A comment has the version.
  @Test func workflowsPinActions() throws {
    let workflows = try files().filter { $0.hasPrefix(".github/") && $0.hasSuffix(".yml") }
    let uses = try workflows.flatMap { path in
      try Document(path).text.matches(of: /uses: ([^.\s]\S*)(?: # (\S+))?/)
        .map { (action: String($0.output.1), version: String($0.output.2 ?? "")) }
    }
    try #require(uses.count > 5)
    for (action, version) in uses {
      #expect(action.wholeMatch(of: /[\w\/-]+@[0-9a-f]{40}/) != nil, "\(action)")
      #expect(version.wholeMatch(of: /v\d+\.\d+\.\d+/) != nil, "\(action)")
    }
    // The pages use the same version of 'actions/checkout'.
    let checkouts = Set(uses.filter { $0.action.hasPrefix("actions/checkout@") }.map(\.version))
    try #require(checkouts.count == 1)
    for page in try Document.pages {
      for shown in try Document(page).text.matches(of: /actions\/checkout@(\S+)/) {
        #expect(checkouts.first?.hasPrefix("\(shown.output.1).") == true, "\(page)")
      }
    }
  }

  /// The action reads its version as `.ci/package` does, which fails if it is not the tool's.
  @Test func actionReadsItsVersion() throws {
    let path = "Sources/hasgen/Version.swift"
    let command = #"sed -n 's/.*current = "\(.*\)".*/\1/p'"#
    let readers = [
      (".ci/package", "$root"),
      (".github/actions/hasgen/action.yml", "$GITHUB_ACTION_PATH/../../.."),
    ]
    for (reader, place) in readers {
      let text = try Document(reader).text
      #expect(text.contains(command), "\(reader)")
      #expect(text.contains("\"\(place)/\(path)\""), "\(reader)")
    }
  }

  /// The files of the repository, without what is built.
  private func files() throws -> [String] {
    let root = Document.root
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { ![".git", ".swiftpm"].contains($0) && !$0.hasPrefix(".build") }
    let paths = names.flatMap { name in
      let below = FileManager.default.subpaths(atPath: root.appending(path: name).path) ?? []
      return [name] + below.map { "\(name)/\($0)" }
    }
    let files = try paths.filter { path in
      let values = try root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values.isRegularFile == true
    }
    for known in ["README.md", "Sources/hasgen/Version.swift"] {
      try #require(files.contains(known))
    }
    return files
  }

  /// The commands of SwiftPM are those that the trials in `.ci` run.
  @Test(arguments: ["SettingUp"])
  func commandsOfPluginsAreTried(_ page: String) throws {
    let tried = try Document(".ci/consumer").text + Document(".ci/consume-package").text
    let commands = try Document("Sources/HasKit/HasKit.docc/\(page).md").blocks
      .filter { $0.language == "sh" }
      .flatMap { $0.text.split(separator: "\n") }
      .filter { $0.hasPrefix("swift package ") }
    try #require(!commands.isEmpty)
    for command in commands {
      #expect(tried.contains(" \(command)\n"), "\(command)")
    }
  }
}

import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The app of the page *SwiftUI*.
@Suite
struct SwiftUIGuideTests {
  private static let app = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Guides/SwiftUI")

  /// The checked-in files are up to date, and the app works with them.
  @Test func isUpToDateAndWorks() throws {
    let around = try TestFolder()
    let folder = try Self.copy(to: around)
    let environment = Environment(workingDirectory: folder.path)
    let check = Hasgen.run(["check"], in: environment)
    #expect(check.status == .done, "\(check.results)\(check.messages)")
    try expectToWork(folder, flags: ["-D", "DEBUG"])
  }

  /// The app works if App and AppTests are on the main actor by default.
  @Test func worksOnTheMainActor() throws {
    let around = try TestFolder()
    let folder = try Self.copy(to: around)
    let manifest = try #require(around.text(of: "App/Package.swift"))
    let isolated = manifest.replacing(
      #""SwiftUI"])"#,
      with: #""SwiftUI"], swiftSettings: [.defaultIsolation(MainActor.self)])"#)
    try #require(isolated.matches(of: /defaultIsolation/).count == 2)
    try around.write(isolated, to: "App/Package.swift")

    let environment = Environment(workingDirectory: folder.path)
    let outcome = Hasgen.run(["generate"], in: environment)
    #expect(outcome.messages == "")
    try #require(outcome.status == .done)
    try expectToWork(folder, flags: ["-D", "DEBUG", "-default-isolation", "MainActor"])
  }

  private static func copy(to around: TestFolder) throws -> URL {
    let folder = URL(filePath: around("App"))
    try FileManager.default.copyItem(at: app, to: folder)
    return folder
  }

  private func expectToWork(_ folder: URL, flags: [String]) throws {
    let lint = Hasgen.run(["lint"], in: Environment(workingDirectory: folder.path))
    #expect(lint.status == .done, "\(lint.messages)")
    #expect(messagePlaces(in: lint.messages) == [])
    try AppBuild(of: folder, flags: ["App": flags, "AppTests": flags]).runPrograms(in: folder)
  }
}

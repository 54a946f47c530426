import TestFolders
import Testing

@testable import hasgen

/// The note about a `live` that asks for more than before.
@Suite struct NewParameterTests {
  private static let source = "Sources/App/AppDependency.swift"

  private static func app(_ service: String) throws -> TestFolder {
    try TestFolder(package: [
      ".hasgen.json": #"{ "containers": [{ "name": "AppDependency", "wiring": true }] }"#,
      source: text(service),
    ])
  }

  private static func write(_ service: String, to folder: TestFolder) throws {
    try folder.write(text(service), to: source)
  }

  private static func text(_ service: String) -> String {
    "struct AppDependency { let clock: Clock }\n\(service)\n"
  }

  private static let note =
    "note: AppDependency.live now takes 'zone': there is no 'zone' of type 'String', and only services "
    + "that the sources declare are built [new-parameter]\n"

  @Test func isSaidOnce() throws {
    let folder = try Self.app("final class Clock {}")
    #expect(folder.hasgen().messages == "")
    try Self.write("final class Clock { init(zone: String) {} }", to: folder)
    let check = folder.hasgen("check").messages
    #expect(check.hasPrefix(Self.note))
    let outcome = folder.hasgen()
    #expect(outcome.status == .done)
    #expect(outcome.messages == Self.note)
    #expect(folder.hasgen().messages == "")
  }

  /// The service before and after.
  @Test(arguments: [
    ("final class Clock {}", #"final class Clock { init(zone: String = "UTC") {} }"#),
    ("final class Clock { init(zone: String) {} }", "final class Clock {}"),
    (
      "final class Clock { init(zone: String) {} }",
      "final class Clock { init(zone: String, other: String? = nil) {} }"
    ),
  ])
  func nothingIsSaidOfOtherChanges(before: String, after: String) throws {
    let folder = try Self.app(before)
    #expect(folder.hasgen().messages == "")
    try Self.write(after, to: folder)
    #expect(folder.hasgen().messages == "")
  }

  @Test func theFirstLiveNeedsNoNote() throws {
    let folder = try Self.app("final class Clock { init(zone: String) {} }")
    #expect(folder.hasgen().messages == "")
  }

  @Test func anUnknownContainerIsTheOnlyError() throws {
    let folder = try Self.app("final class Clock {}")
    try folder.write(
      """
      protocol HasClock { var clock: Clock { get } }
      final class Screen { typealias Dependencies = HasClock & HasNothing }
      // hasgen: contaner
      struct World { let clock: Clock }
      """, to: "Sources/App/Screen.swift")
    try folder.write(
      #"{ "containers": ["AppDependncy", "World"] }"#, to: ".hasgen.json")
    for command in ["generate", "check", "lint", "graph"] {
      let outcome = folder.hasgen(command)
      #expect(outcome.status == .findings)
      #expect(
        outcome.messages == """
          .hasgen.json:1:18: error: there is no struct, class, actor or enum 'AppDependncy' to be a \
          container [unknown-container]
          { "containers": ["AppDependncy", "World"] }
                           ^
          note: did you mean 'AppDependency'?
          1 error

          """, "\(command)")
    }
  }
}

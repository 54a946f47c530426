import Foundation
import Testing

@testable import hasgen

/// The page about many modules shows commands that work, and what the trial with Bazel has.
@Suite
struct ManyModulesTests {
  private let page: Document

  init() throws {
    page = try Document("Sources/HasKit/HasKit.docc/ManyModules.md")
  }

  @Test func commandsWork() throws {
    var project = try ExplainedProject()
    try project.write(
      """
      public struct Logger { public init() {} }
      public protocol HasLogger { var logger: Logger { get } }

      """, to: "Sources/Core/Logger.swift")
    try project.write(
      """
      import Core
      struct AppDependency: HasLogger { let logger: Logger }

      """, to: "Sources/App/AppDependency.swift")
    let commands = page.blocks.flatMap(\.commands).filter { $0.hasPrefix("hasgen ") }
    try #require(commands.count >= 3)
    for command in commands {
      let outcome = try #require(try project.run([command]))
      #expect(outcome.status == .done && outcome.messages == "", "\(command): \(outcome.messages)")
    }
  }

  /// The rules are used as `.ci/bazel` uses them.
  @Test func rulesAreTried() throws {
    let tried = try Document(".ci/bazel").text
    let rules = page.blocks.filter { $0.language == "starlark" }.flatMap { block in
      block.text.components(separatedBy: "\n\n").filter { $0.hasPrefix("hasgen_") }
    }
    #expect(rules.count == 3)
    for rule in rules {
      #expect(tried.contains(rule.trimmingCharacters(in: .newlines)), "\(rule)")
    }
    let defined = try Document("Templates/Bazel/hasgen.bzl").text
    for name in ["hasgen_outline", "hasgen_check", "hasgen_generate"] {
      #expect(defined.contains("\n\(name) = rule("))
    }
  }
}

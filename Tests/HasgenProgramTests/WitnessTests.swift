import HasgenReading
import Testing

@testable import HasgenProgram

/// Does this member witness that requirement?
@Suite struct WitnessTests {
  /// What a struct with one member has of a protocol with one requirement.
  private func outcome(
    _ member: String, for requirement: String, beside others: String = ""
  ) throws -> WitnessMatch.Outcome {
    let program = Program(
      """
      class Base {}
      final class Derived: Base {}
      protocol Logging {}
      struct Console: Logging {}
      \(others)
      protocol HasIt { \(requirement) }
      struct Container { \(member) }
      """)
    let id = try #require(program.id("HasIt"))
    let container = try #require(program.type("Container"))
    let list = program.table.requirements(of: id, seenFrom: 0)
    let match = WitnessMatch(
      table: program.table, nominal: container, neededAccess: .internal, asking: list)
    return match.outcome(for: try #require(list.requirements.first))
  }

  @Test(arguments: [
    ("let it: Int", "var it: Int { get }"),
    ("var it: Int", "var it: Int { get set }"),
    ("var it: Int { 1 }", "var it: Int { get }"),
    ("let it = 1", "var it: Int { get }"),
    ("let it = Console()", "var it: Console { get }"),
    ("let it: any Logging", "var it: any Logging { get }"),
    ("let it: any Logging", "var it: Logging { get }"),
    ("let it: Swift.Int", "var it: Int { get }"),
    ("let it: Int", "var it: Int { get async throws }"),
    ("func it() {}", "func it()"),
    ("func it(_ a: Int) -> Int { a }", "func it(_ b: Int) -> Int"),
    ("func it() {}", "func it() async throws"),
    ("static var it: Int { 1 }", "static var it: Int { get }"),
    ("public let it: Int", "var it: Int { get }"),
  ])
  func isOne(_ member: String, _ requirement: String) throws {
    guard case .met(let members, let condition) = try outcome(member, for: requirement) else {
      Issue.record("'\(member)' is no witness for '\(requirement)'")
      return
    }
    #expect(members.count == 1)
    #expect(condition.isAlways)
  }

  @Test(arguments: [
    ("let it: Int", "var it: Int { get set }", "notSettable"),
    ("private let it: Int", "var it: Int { get }", "inaccessible"),
    ("private(set) var it: Int", "var it: Int { get set }", "setterInaccessible"),
    ("let it: String", "var it: Int { get }", "differentType"),
    ("let it: Console", "var it: any Logging { get }", "differentType"),
    ("let it: Derived", "var it: Base { get }", "differentType"),
    ("var it: Int { get async { 1 } }", "var it: Int { get }", "isAsync"),
    ("func it() throws {}", "func it()", "throwing"),
    ("let it = make()", "var it: Int { get }", "inferredType"),
    ("static var it: Int { 1 }", "var it: Int { get }", "isStatic"),
    ("lazy var it: Int = 1", "var it: Int { get }", "lazyInStruct"),
    ("@MainActor var it: Int { 1 }", "var it: Int { get }", "isolated"),
  ])
  func isNone(_ member: String, _ requirement: String, _ fault: String) throws {
    guard case .missed(let misses) = try outcome(member, for: requirement) else {
      Issue.record("'\(member)' is a witness for '\(requirement)', or has another name")
      return
    }
    #expect("\(misses.map(\.fault))".contains(fault), "\(misses.map(\.fault))")
  }

  @Test(arguments: [
    ("let other: Int", "var it: Int { get }"), ("func it() {}", "var it: Int { get }"),
  ])
  func isAbsent(_ member: String, _ requirement: String) throws {
    guard case .absent = try outcome(member, for: requirement) else {
      Issue.record("'\(member)' has to do with '\(requirement)'")
      return
    }
  }

  @Test func isThereUnderItsCondition() throws {
    let outcome = try outcome(
      "\n#if DEBUG\nlet it: Int\n#endif\n", for: "var it: Int { get }")
    guard case .met(_, let condition) = outcome else {
      Issue.record("it is no witness")
      return
    }
    #expect(condition.text == "DEBUG")
  }

  @Test func comesFromAnExtensionOfAProtocol() throws {
    let program = Program(
      """
      protocol HasNetwork { var network: Int { get } }
      protocol HasApi { var api: Int { get } }
      extension HasNetwork { var api: Int { network } }
      struct Container: HasNetwork { let network: Int }
      """)
    let container = try #require(program.type("Container"))
    let id = try #require(program.id("HasApi"))
    let list = program.table.requirements(of: id, seenFrom: 0)
    let match = WitnessMatch(
      table: program.table, nominal: container, neededAccess: .internal, asking: list)
    guard case .met = match.outcome(for: try #require(list.requirements.first)) else {
      Issue.record("'api' is no witness")
      return
    }
  }
}

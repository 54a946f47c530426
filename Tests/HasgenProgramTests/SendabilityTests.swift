import HasgenReading
import Testing

@testable import HasgenProgram

/// Is this sendable?
@Suite struct SendabilityTests {
  private let program = Program(
    """
    struct Plain { let number: Int; let words: [String] }
    struct Holder { let object: Object }
    struct Unread { let value: Foreign }
    public struct Open { let number: Int }
    @frozen public struct Frozen { let number: Int }
    class Object {}
    final class Shared: Sendable {}
    final class Kept: @unchecked Sendable { var number = 1 }
    @MainActor class OnMain {}
    actor Agent {}
    enum Choice { case one, two }
    enum Load { case some(Object) }
    protocol Logging {}
    protocol Clocking: Sendable {}
    struct Box<Value> { let value: Value }
    typealias Alias = Object
    """)

  @Test(
    arguments: [
      ("Int", .sendable), ("[String]", .sendable), ("[Int: Object]", .notSendable),
      ("Plain", .sendable), ("Plain?", .sendable), ("Holder", .notSendable), ("Unread", .unknown),
      ("Open", .notSendable), ("Frozen", .sendable), ("Object", .notSendable),
      ("Shared", .sendable), ("Kept", .sendable), ("OnMain", .sendable), ("Agent", .sendable),
      ("Choice", .sendable), ("Load", .unknown), ("any Logging", .notSendable),
      ("any Clocking", .sendable), ("any Logging & Sendable", .sendable), ("Alias", .notSendable),
      ("(Int, Object)", .notSendable), ("() -> Void", .notSendable),
      ("@Sendable () -> Void", .sendable), ("@MainActor () -> Void", .sendable),
      ("Foreign", .unknown),
    ] as [(String, Sendability)])
  func values(_ text: String, _ sendability: Sendability) throws {
    let type = try #require(TypeSyntax(parsing: text))
    #expect(program.table.sendability(of: type, in: Scope(module: 0, file: 0)) == sendability)
  }
}

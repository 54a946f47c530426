import SwiftWriting

extension TestDoubles {
  /// `true` if a stub is used by several threads.
  package var hasLocks: Bool { stubs.contains(where: \.hasLocks) }

  /// A stub, and its conformances to protocols of a global actor.
  package func declarations(of stub: Stub) -> [DeclarationCode] {
    StubWriter(stub: stub, usesHasKit: usesHasKit).declarations
  }

  /// The types that the stubs use.
  package var support: [DeclarationCode] { hasLocks ? [lockedState] : [] }

  /// The class for what several threads use.
  private var lockedState: DeclarationCode {
    // Said of the class, or else of each of its members.
    let (whole, each) = isNonisolated ? ("nonisolated", "") : ("", "nonisolated")
    let storage: [Code] = [
      .words(["private", each, "let lock = NSLock()"]),
      .words(["private", isNonisolated ? "" : "nonisolated(unsafe)", "var value: Value"]),
    ]
    let access = Code.block(
      .words([each, "func withLock<Result>(_ body: (inout Value) -> Result) -> Result {"]),
      ["lock.lock()", "defer { lock.unlock() }", "return body(&value)"])
    let setter = Code.block(
      .words([each, "func set(_ newValue: Value) {"]),
      [
        "// What was there goes behind the lock, since what it does then is not known here.",
        "var other = newValue", "withLock { swap(&$0, &other) }", "withExtendedLifetime(other) {}",
      ])
    let members =
      [
        .lines(storage), .words([each, "init(_ value: Value) { self.value = value }"]), access,
      ] + (stubs.contains(where: \.hasLockedValues) ? [setter] : [])
    return DeclarationCode(
      documentation: ["A value behind a lock, for stubs that several threads use."],
      TypeHead(
        ["private", whole, "final class"], "LockedState<Value>",
        protocols: ["@unchecked Sendable"]),
      members.map { DeclarationCode($0) })
  }
}

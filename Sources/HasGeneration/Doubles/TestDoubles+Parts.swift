import DependencyGraph
import Doubles
import SwiftWriting

extension TestDoubles {
  /// What the template `TestDoubles` is rendered with; `Templates` describes it.
  var templateValue: MustacheValue {
    let hasLocks = stubs.contains(where: \.hasLocks)
    let lines =
      imports + [ConditionalText("@testable import \(module)")]
      + (usesHasKit ? [ConditionalText("import HasKit")] : [])
      // All of Foundation would bring names that the module may have as well.
      + (hasLocks && !imports.contains(ConditionalText("import Foundation"))
        ? [ConditionalText("import class Foundation.NSLock")] : [])
    return .object([
      "module": .string(module),
      "imports": .parts(
        ImportLine.groups(of: Set(lines).sorted { $0.text < $1.text }), separated: .never),
      "stubs": .parts(stubs.map { StubWriter(stub: $0, usesHasKit: usesHasKit).declarations }),
      "support": .parts(hasLocks ? [[lockedState]] : []),
    ])
  }

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

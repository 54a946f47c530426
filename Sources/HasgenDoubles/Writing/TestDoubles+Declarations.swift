import HasgenWriting

extension TestDoubles {
  /// True if a stub has its state behind locks.
  package var hasLocks: Bool { stubs.contains(where: \.hasLocks) }

  /// True if a stub calls HasKit when a test does not supply a member.
  package var usesHasKit: Bool { importsHasKit && stubs.contains(where: \.canEndProcess) }

  /// The stubs; those for previews together, so that they are under one `#if`.
  package var declarations: [[DeclarationCode]] {
    let all = stubs.map { StubWriter(stub: $0, usesHasKit: usesHasKit).declarations }
    return isForPreviews ? [all.flatMap(\.self)] : all
  }

  /// The types that the stubs use.
  package var support: [DeclarationCode] { hasLocks ? [lockedState] : [] }

  private var lockedState: DeclarationCode {
    // `nonisolated` marks the class, or, if the isolation is unknown, each of its members.
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
        "// The old value is released after the lock, since its 'deinit' may use the stub.",
        "var other = newValue", "withLock { swap(&$0, &other) }", "withExtendedLifetime(other) {}",
      ])
    let isSet = stubs.contains { stub in
      stub.hasLocks && stub.members.contains(where: \.suppliesValue)
    }
    let members =
      [.lines(storage), .words([each, "init(_ value: Value) { self.value = value }"]), access]
      + (isSet ? [setter] : [])
    return DeclarationCode(
      documentation: ["A value behind a lock, for stubs that several threads use."],
      TypeHead(
        ["private", whole, "final class"], "LockedState<Value>", protocols: ["@unchecked Sendable"]),
      members.map { DeclarationCode($0) })
  }
}

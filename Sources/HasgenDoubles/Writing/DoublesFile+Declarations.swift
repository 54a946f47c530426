import HasgenGraph
import HasgenWriting

extension DoublesFile {
  /// True if a stub has its state behind locks.
  package var hasLocks: Bool { stubs.contains(where: \.hasLocks) }

  /// The type of the failure of a test that uses a member without supplying it.
  static let errorName = "MissingArgument"

  /// The imports of the test frameworks' declarations that the stubs use. Other names of these
  /// modules may conflict with names in the module.
  package var testImports: [ConditionalText] {
    guard stubs.contains(where: \.canFailTest) else { return [] }
    return [
      ConditionalText("import struct Testing.Issue", condition: "canImport(Testing)"),
      ConditionalText("import struct Testing.SourceLocation", condition: "canImport(Testing)"),
      ConditionalText("import func XCTest.XCTFail", condition: "canImport(XCTest)"),
    ]
  }

  /// The stubs; those for previews together, so that they are under one `#if`.
  package var declarations: [[DeclarationCode]] {
    let all = stubs.map { StubWriter(stub: $0).declarations }
    return isForPreviews ? [all.flatMap(\.self)] : all
  }

  /// The types that the stubs use.
  package var support: [DeclarationCode] {
    let failing = stubs.first(where: \.canFailTest)
    return (hasLocks ? [lockedState] : []) + (failing.map { [error(for: $0)] } ?? [])
  }

  /// `nonisolated` for the types, or, if the isolation is unknown, for each of their members.
  private var isolation: (whole: String, each: String) {
    isNonisolated ? ("nonisolated", "") : ("", "nonisolated")
  }

  /// The error, which fails the test when it is made.
  private func error(for stub: Stub) -> DeclarationCode {
    let text = stub.standard("String")
    let (whole, each) = isolation
    let location = Code.call(
      "sourceLocation: SourceLocation",
      ["fileID: #fileID", "filePath: #filePath", "line: #line", "column: #column"])
    let initializer = Code.block(
      .words([each, "init(_ member: \(text), _ value: \(text), of stub: \(text)) {"]),
      [
        .broken(
          "description =",
          #""'\(stub)' has no '\(member)': write '\(stub)(\(member): \(value))'""#),
        Self.call(
          "Testing.Issue.record", [#""\(description)""#, location], ifCanImport: "Testing"),
        Self.call("XCTFail", ["description"], ifCanImport: "XCTest"),
      ])
    return DeclarationCode(
      documentation: ["The failure of a test that uses a member of a stub without supplying it."],
      TypeHead(
        ["private", whole, "struct"], Self.errorName,
        protocols: [stub.standard("Error"), stub.standard("CustomStringConvertible")]),
      [
        DeclarationCode(.words([each, "let description: \(text)"])), DeclarationCode(initializer),
      ])
  }

  private static func call(
    _ callee: String, _ arguments: [Code], ifCanImport module: String
  ) -> Code {
    let call = Code.call(callee, arguments)
    return .lines([["#if canImport(\(module))", .indented([.newLine, call])], "#endif"])
  }

  private var lockedState: DeclarationCode {
    let (whole, each) = isolation
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

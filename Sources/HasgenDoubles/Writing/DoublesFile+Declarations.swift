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
    let texts = [hasLocks ? lockedState : nil, failing.map(error(for:))].compactMap(\.self)
    return texts.map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return DeclarationCode(.lines(lines.map { .text(String($0)) }))
    }
  }

  /// `nonisolated` for a type, or, if the isolation is unknown, for each of its members.
  private var isolation: (type: String, member: String) {
    isNonisolated ? ("nonisolated ", "") : ("", "nonisolated ")
  }

  /// The error, which fails the test when it is made.
  private func error(for stub: Stub) -> String {
    let (type, member) = isolation
    let text = stub.standard("String")
    return #"""
      /// The failure of a test that uses a member of a stub without supplying it.
      private \#(type)struct \#(Self.errorName): \#(stub.standard("Error")), CustomStringConvertible {
        \#(member)let description: \#(text)

        \#(member)init(_ member: \#(text), _ value: \#(text), of stub: \#(text)) {
          description = "'\(stub)' has no '\(member)': write '\(stub)(\(member): \(value))'"
          #if canImport(Testing)
            Testing.Issue.record(
              "\(description)",
              sourceLocation: SourceLocation(
                fileID: #fileID, filePath: #filePath, line: #line, column: #column))
          #endif
          #if canImport(XCTest)
            XCTFail(description)
          #endif
        }
      }
      """#
  }

  private var lockedState: String {
    let (type, member) = isolation
    let storage = isNonisolated ? "" : "nonisolated(unsafe) "
    let isSet = stubs.contains { stub in
      stub.hasLocks && stub.members.contains(where: \.suppliesValue)
    }
    let setter = """


        \(member)func set(_ newValue: Value) {
          // The old value is released after the lock, since its 'deinit' may use the stub.
          var other = newValue
          withLock { swap(&$0, &other) }
          withExtendedLifetime(other) {}
        }
      """
    return """
      /// A value behind a lock, for stubs that several threads use.
      private \(type)final class LockedState<Value>: @unchecked Sendable {
        private \(member)let lock = NSLock()
        private \(storage)var value: Value

        \(member)init(_ value: Value) { self.value = value }

        \(member)func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
          lock.lock()
          defer { lock.unlock() }
          return body(&value)
        }\(isSet ? setter : "")
      }
      """
  }
}

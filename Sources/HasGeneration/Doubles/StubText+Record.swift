import DependencyGraph
import Doubles

extension StubText {
  /// The record of the calls.
  var record: [[String]] {
    guard stub.recordsCalls else { return [] }
    let typeName = stub.ownName("Call")
    let cases = stub.ownMembers.flatMap(\.cases).flatMap { call -> [String] in
      let whole = "case \(call.name)(\(call.payload.joined(separator: ", ")))"
      if call.payload.isEmpty { return ["  case \(call.name)"] }
      if whole.count + 4 <= columns { return ["  \(whole)"] }
      let payload = call.payload.separated.map { "    \($0)" }
      return ["  case \(call.name)("] + payload.dropLast() + ["\(payload[payload.count - 1]))"]
    }
    let type =
      [
        "/// A call of it, with what it was given.",
        "enum \(typeName)\(stub.hasEquatableCalls ? ": \(stub.standard("Equatable"))" : "") {",
      ]
      + cases + ["}"]
    let comment = "/// The calls so far, the oldest first."
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    let name = recordName
    let calls =
      stub.hasLocks
      ? [
        comment, "\(isolation)var \(name): [\(typeName)] { _\(name).withLock { $0 } }",
        "private let _\(name) = LockedState<[\(typeName)]>([])",
      ] : [comment, "private(set) var \(name): [\(typeName)] = []"]
    return [type, calls]
  }

  /// The line that keeps a call.
  func recording(_ call: StubMember.Case, of member: StubMember) -> [String] {
    let arguments = call.arguments.isEmpty ? "" : "(\(call.arguments.joined(separator: ", ")))"
    let isHidden = member.parameters.contains { $0.name == recordName }
    let value = ".\(call.name)\(arguments)"
    let keeping = "append(\(value))"
    guard stub.hasLocks else { return ["\(isHidden ? "self." : "")\(recordName).\(keeping)"] }
    let start = "_\(recordName).withLock {"
    // A setter's lines stand two columns further in.
    let isShort = start.count + keeping.count + 12 <= columns
    return isShort ? ["\(start) $0.\(keeping) }"] : [start, "  $0.\(keeping)", "}"]
  }

  private var recordName: String { stub.ownName("calls") }

  /// What stops a test.
  var failure: [String] {
    guard isLenient else { return [] }
    let isIsolated = stub.kind == .actor || stub.ownMembers.contains { $0.isolation != nil }
    let isolation = isIsolated ? "nonisolated " : ""
    return ["\(isolation)private func \(stopHead) {"]
      + stop("_\(placeName)")
      + ["}"]
  }

  /// The function that stops a test, up to its body.
  var stopHead: String {
    "\(stopName)(_ member: \(stub.standard("String"))) -> \(stub.standard("Never"))"
  }

  /// The lines that stop a test at a member.
  ///
  /// - Parameters:
  ///   - place: The variable that tells where the stub was made.
  ///   - type: What is made in place of the stub itself: `.Statics`.
  func stop(_ place: String, in type: String = "") -> [String] {
    let path = stub.name.insideLiteral + type
    switch stub.subject {
    case .dependencies(let name, _) where usesHasKit:
      let consumer = name.insideLiteral
      let double = path == "StubDependencies" ? [] : ["in: \"\(path)\""]
      return call(
        "HasKit.unprovided", ["member", "of: \"\(consumer)\""] + double + ["madeAt: \(place)"],
        indentation: 4
      ).map { "  \($0)" }
    case .dependencies(let name, _):
      let consumer = name.insideLiteral
      return Self.fatalErrorLines(
        [
          #""'\#(consumer)' used '\(member)', which its test does not provide: ""#,
          #"+ "write '\(member): …' in '\#(path)(…)' at \(\#(place))""#,
        ], within: columns - 4
      ).map { "  \($0)" }
    case .service(let service) where usesHasKit:
      return call(
        "HasKit.unprovided",
        [
          "member", "ofService: \"\(service.insideLiteral)\"", "in: \"\(path)\"",
          "madeAt: \(place)",
        ], indentation: type.isEmpty ? 4 : 6
      ).map { "  \($0)" }
    case .service(let service):
      let name = service.insideLiteral
      return Self.fatalErrorLines(
        [
          #""'\(member)' of '\#(name)' was used, which its test does not provide: ""#,
          #"+ "write '\(member): …' in '\#(path)(…)' at \(\#(place))""#,
        ], within: columns - 4
      ).map { "  \($0)" }
    }
  }

  /// What stops the program with a text in so many parts.
  static func fatalErrorLines(_ parts: [String], within columns: Int) -> [String] {
    let lines = parts.enumerated().map { $0 == 0 ? "  \($1)" : "    \($1)" }
    let isShort = (lines.last?.count ?? 0) + 1 <= columns
    return isShort
      ? ["fatalError("] + lines.dropLast() + lines.suffix(1).map { "\($0))" }
      : ["fatalError("] + lines + [")"]
  }
}

extension String {
  /// The name as text of a string literal: a raw identifier may have quotes in it.
  var insideLiteral: String {
    utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      ? replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") : self
  }
}

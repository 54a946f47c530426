import SwiftWriting

extension StubWriter {
  /// The record of the calls.
  var record: [DeclarationCode] {
    guard stub.recordsCalls else { return [] }
    let typeName = stub.ownName("Call")
    let cases = stub.ownMembers.flatMap(\.cases).map { call -> Code in
      let payload = call.payload.map(Code.text)
      return payload.isEmpty
        ? "case \(call.name)" : .list("case \(call.name)(", payload, ending: .behindTheLast)
    }
    let type = DeclarationCode(
      documentation: ["A call of it, with what it was given."],
      TypeHead(
        ["enum"], typeName, protocols: stub.hasEquatableCalls ? [stub.standard("Equatable")] : []),
      cases.map { DeclarationCode($0) }, separated: .never)
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    let name = recordName
    let calls: [Code] =
      stub.hasLocks
      ? [
        "\(isolation)var \(name): [\(typeName)] { _\(name).withLock { $0 } }",
        "private let _\(name) = LockedState<[\(typeName)]>([])",
      ] : ["private(set) var \(name): [\(typeName)] = []"]
    return [
      type, DeclarationCode(documentation: ["The calls so far, the oldest first."], .lines(calls)),
    ]
  }

  /// The statement that keeps a call.
  func recording(_ call: StubMember.Case, of member: StubMember) -> Code {
    let arguments = call.arguments.isEmpty ? "" : "(\(call.arguments.joined(separator: ", ")))"
    let isHidden = member.parameters.contains { $0.name == recordName }
    let keeping = "append(.\(call.name)\(arguments))"
    return stub.hasLocks
      ? .inlineBlock("_\(recordName).withLock {", ["$0.\(keeping)"])
      : "\(isHidden ? "self." : "")\(recordName).\(keeping)"
  }

  private var recordName: String { stub.ownName("calls") }

  /// The function that stops a test.
  var failure: [DeclarationCode] {
    guard isLenient else { return [] }
    let isIsolated = stub.kind == .actor || stub.ownMembers.contains { $0.isolation != nil }
    let isolation = isIsolated ? "nonisolated " : ""
    return [
      DeclarationCode(.block("\(isolation)private func \(stopHead) {", [stop("_\(placeName)")]))
    ]
  }

  /// The function that stops a test, up to its body.
  var stopHead: String {
    "\(stopName)(_ member: \(stub.standard("String"))) -> \(stub.standard("Never"))"
  }

  /// The statement that stops a test at a member.
  ///
  /// - Parameters:
  ///   - place: The variable that tells where the stub was made.
  ///   - type: What is made in place of the stub itself: `.Statics`.
  func stop(_ place: String, in type: String = "") -> Code {
    let path = stub.name.insideLiteral + type
    let first: String
    switch stub.subject {
    case .dependencies(let name, _):
      let consumer = name.insideLiteral
      guard !usesHasKit else {
        let double: [Code] = path == "StubDependencies" ? [] : ["in: \"\(path)\""]
        return .call(
          "HasKit.unprovided",
          ["member", "of: \"\(consumer)\""] + double + ["madeAt: \(place)"])
      }
      first = #""'\#(consumer)' used '\(member)', which its test does not provide: ""#
    case .service(let name):
      let service = name.insideLiteral
      guard !usesHasKit else {
        return .call(
          "HasKit.unprovided",
          ["member", "ofService: \"\(service)\"", "in: \"\(path)\"", "madeAt: \(place)"])
      }
      first = #""'\(member)' of '\#(service)' was used, which its test does not provide: ""#
    }
    let cure = #"+ "write '\(member): …' in '\#(path)(…)' at \(\#(place))""#
    return Self.fatalError([.text(first), .indented([.newLine, .text(cure)])])
  }

  /// The call that stops the program with a text.
  static func fatalError(_ text: Code) -> Code {
    .group(["fatalError(", .indented([.lineOrNothing, text]), .group([.lineOrNothing, ")"])])
  }
}

extension String {
  /// The name as text of a string literal: a raw identifier may have quotes in it.
  var insideLiteral: String {
    utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      ? replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") : self
  }
}

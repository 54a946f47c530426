import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

extension StubWriter {
  /// A member that uses the value or closure that a test supplies.
  func declaration(of member: StubMember) -> DeclarationCode {
    let head = head(of: member)
    let body = getter(of: member, marks: head.marks)
    let attributes = member.declaration.availability.filter {
      $0.availabilityWords.isDisjoint(with: ["deprecated", "obsoleted"])
    }
    let code: Code =
      if head.kind == .function {
        .block(head.code, body)
      } else {
        head.code(get: body, set: member.isSettable ? setter(of: member) : nil)
      }
    return DeclarationCode(attributes: attributes, code)
  }

  private func head(of member: StubMember) -> MemberHead {
    let modifiers = [
      member.isDiscardable ? "@discardableResult" : "", member.isolation.map { "@\($0)" } ?? "",
      member.declaration.modifiers.first { $0.hasPrefix("nonisolated") } ?? "",
    ]
    return MemberHead(
      member.declaration.memberKind, modifiers: modifiers, name: member.name,
      genericParameters: member.genericParameters,
      parameters: member.parameters.map(\.declaration), type: member.type,
      effects: member.effects, whereClause: member.whereClause)
  }

  /// - Parameter marks: The words before a call that throws or waits: `try await `.
  private func getter(of member: StubMember, marks: String) -> [Code] {
    let name = stored(member)
    if member.suppliesValue { return readingValue(of: member, in: name) }
    let start = recording(of: member, set: false)
    let arguments = member.parameters.map { Code.text($0.argument) }
    let call = Code.call("\(marks)\(name)", arguments)
    switch member.omission {
    case .doesNothing: return start + [.call("\(marks)\(name)?", arguments)]
    case .product(let product):
      return start + [
        .inlineBlock("guard let \(name) else {", [["return ", product]]), ["return ", call],
      ]
    case .failsTest: return start + [failing(unless: name, member)] + returning(call, of: member)
    case .notAllowed, .value:
      return start.isEmpty && member.castType == nil ? [call] : start + returning(call, of: member)
    }
  }

  /// The statements that return a supplied value, which a property of the given name keeps.
  private func readingValue(of member: StubMember, in name: String) -> [Code] {
    guard member.omission == .failsTest else {
      return [.text(stub.hasLocks ? "\(name).withLock { $0 }" : name)]
    }
    let (value, binding) =
      stub.hasLocks ? ("value", "value = \(name).withLock({ $0 })") : (name, name)
    return [failing(unless: binding, member), "return \(value)"]
  }

  /// The statements that return the result of a closure, cast to the type that the caller chose.
  private func returning(_ value: Code, of member: StubMember) -> [Code] {
    guard let type = member.castType else {
      return [member.returnsNothing ? value : ["return ", value]]
    }
    let names = "'\(member.argumentName)' of '\(stub.name.insideLiteral)'"
    let message = #""\#(names) gives a '\(Swift.type(of: _given))'""#
    let target = type.hasSuffix("?") ? "(\(type))" : type
    return [
      ["let _given = ", value],
      .block(
        "guard let _result = _given as? \(target) else {", [Self.fatalError(.text(message))]),
      "return _result",
    ]
  }

  private func setter(of member: StubMember) -> [Code] {
    let call = recording(of: member, set: true)
    if member.isSubscript {
      let arguments = member.parameters.map { Code.text($0.argument) } + ["newValue"]
      return call + [.call("\(storedSetter(of: member))?", arguments)]
    }
    let name = stored(member)
    return [stub.hasLocks ? "\(name).set(newValue)" : "\(name) = newValue"] + call
  }

  // MARK: The record of calls

  /// The type and the record of the calls.
  var record: [DeclarationCode] {
    guard stub.recordsCalls else { return [] }
    let type = stub.freeName("Call")
    let cases = stub.members.flatMap(\.calls).map { call -> Code in
      if call.payload.isEmpty { return "case \(call.name)" }
      return .list("case \(call.name)(", call.payload.map(Code.text), ending: .behindTheLast)
    }
    let isEquatable = stub.members.allSatisfy { $0.calls.isEmpty || $0.isEquatable }
    var calls: [Code] = ["private(set) var \(recordName): [\(type)] = []"]
    if stub.hasLocks {
      let isolation = stub.kind == .actor ? "nonisolated " : ""
      calls = [
        "\(isolation)var \(recordName): [\(type)] { _\(recordName).withLock { $0 } }",
        "private let _\(recordName) = LockedState<[\(type)]>([])",
      ]
    }
    return [
      DeclarationCode(
        documentation: ["A call, with its arguments."],
        TypeHead(["enum"], type, protocols: isEquatable ? [stub.standard("Equatable")] : []),
        cases.map { DeclarationCode($0) }, separated: .never),
      DeclarationCode(documentation: ["The calls so far, the oldest first."], .lines(calls)),
    ]
  }

  /// The statement that records a call of a member, or of its setter; none for a stub without
  /// record.
  private func recording(of member: StubMember, set: Bool) -> [Code] {
    let call = member.calls.first { ($0.name == member.setterArgumentName) == set }
    guard let call else { return [] }
    let arguments = call.arguments.isEmpty ? "" : "(\(call.arguments.joined(separator: ", ")))"
    let append = "append(.\(call.name)\(arguments))"
    if stub.hasLocks { return [.inlineBlock("_\(recordName).withLock {", ["$0.\(append)"])] }
    let isHidden = member.parameters.contains { $0.name == recordName }
    return ["\(isHidden ? "self." : "")\(recordName).\(append)"]
  }

  private var recordName: String { stub.freeName("calls") }

  // MARK: Members that a test does not supply

  /// The statement that fails the test unless the test supplied a member.
  private func failing(unless binding: String, _ member: StubMember) -> Code {
    let value = member.suppliesValue ? "…" : "{ … }"
    let failure = Code.call(
      "\(member.throwsAnyError ? "throw " : "")\(DoublesFile.errorName)",
      [
        "\"\(member.argumentName.insideLiteral)\"", "\"\(value)\"",
        "of: \"\(stub.name.insideLiteral)\"",
      ])
    let stop = member.throwsAnyError ? failure : Self.fatalError([failure, ".description"])
    return .inlineBlock("guard let \(binding) else {", [stop])
  }

  /// The call that ends the process with a text.
  private static func fatalError(_ text: Code) -> Code {
    .group(["fatalError(", .indented([.lineOrNothing, text]), .group([.lineOrNothing, ")"])])
  }
}

extension String {
  /// The name as text of a string literal: a raw identifier may have quotes in it.
  fileprivate var insideLiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

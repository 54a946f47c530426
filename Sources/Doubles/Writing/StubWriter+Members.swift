import SwiftWriting

extension StubWriter {
  /// A member that does what a test supplies.
  func code(of member: StubMember) -> Code {
    let body = getter(of: member)
    return member.head.kind == .function
      ? .block(member.head.code, body)
      : member.head.code(get: body, set: member.isSettable ? setter(of: member) : nil)
  }

  private func getter(of member: StubMember) -> [Code] {
    let isLocked = stub.hasLocks && member.supply == .value && member.isSettable
    if member.supply == .value {
      let name = stored(member.key)
      if isLocked {
        return [guarding("value = \(name).withLock({ $0 })", member.key), "return value"]
      }
      guard isLenient else { return [.text(name)] }
      // A constant of its own would have the type that is left of it.
      if member.isForgotten, member.isSettable {
        return ["if \(name) == nil { \(stopName)(\"\(member.key)\") }", "return \(name)!"]
      }
      return [guarding(name, member.key), "return \(name)"]
    }
    let call = member.cases.first { $0.name == member.identifier }
    return evaluations(of: member) + (call.map { [recording($0, of: member)] } ?? [])
      + body(of: member, in: member.isStatic ? "statics." : "")
  }

  /// The statements that call the autoclosures among its parameters.
  private func evaluations(of member: StubMember) -> [Code] {
    member.parameters.filter(\.isEvaluated).map { "let \($0.name) = \($0.name)()" }
  }

  /// The statements that call the closure for a member.
  private func body(of member: StubMember, in owner: String) -> [Code] {
    let marks = member.head.marks
    let arguments = member.parameters.map { Code.text($0.argument) }
    if member.givesNothing, isLenient, case .service = stub.subject {
      return [.call("\(marks)\(owner)\(stored(member.key))?", arguments)]
    }
    let closure = stored(member.key)
    if let standIn = member.standIn {
      return [standIn == "nil" ? "\(closure)?()" : "\(closure)?() ?? \(standIn)"]
    }
    let isBare = owner.isEmpty
    let start =
      isLenient
      ? [guarding(isBare ? closure : "\(closure) = \(owner)\(closure)", member.key, in: owner)] : []
    let result = Code.call("\(marks)\(closure)", arguments)
    if let type = member.castType { return start + casting(result, to: type, for: member) }
    let isAlone =
      start.isEmpty && member.cases.isEmpty && !member.parameters.contains(where: \.isEvaluated)
    return start + [member.givesNothing || isAlone ? result : ["return ", result]]
  }

  /// The statements that cast what a closure gave to the type that its caller chose.
  private func casting(_ value: Code, to type: String, for member: StubMember) -> [Code] {
    let isOptional = type.hasSuffix("?")
    let message =
      #""'\#(member.key)' of '\#(stub.name.insideLiteral)' gives a '\(Swift.type(of: _given))'""#
    return [
      ["let _given = ", value],
      .block(
        "guard let _result = _given as? \(isOptional ? "(\(type))" : type) else {",
        [Self.fatalError(.text(message))]),
      "return _result",
    ]
  }

  private func setter(of member: StubMember) -> [Code] {
    let call =
      evaluations(of: member) + (member.cases.last.map { [recording($0, of: member)] } ?? [])
    if let key = member.setterKey {
      let arguments = member.parameters.map { Code.text($0.argument) } + ["newValue"]
      if case .service = stub.subject { return call + [.call("\(stored(key))?", arguments)] }
      return call + (isLenient ? [guarding(stored(key), key)] : [])
        + [.call(stored(key), arguments)]
    }
    let name = stored(member.key)
    return [stub.hasLocks ? "\(name).set(newValue)" : "\(name) = newValue"] + call
  }

  /// The statement that stops the test unless something was supplied.
  private func guarding(_ binding: String, _ key: String, in owner: String = "") -> Code {
    .inlineBlock("guard let \(binding) else {", ["\(owner)\(stopName)(\"\(key)\")"])
  }

  // MARK: Static requirements

  /// The static members, and what they do: for a task, so that tests can run side by side.
  var statics: [DeclarationCode] {
    let members = stub.staticMembers
    guard !members.isEmpty else { return [] }
    let string = stub.standard("String")
    let storage =
      members.map {
        Code.broken("fileprivate let \(stored($0.key)):", $0.supplied.code(isOptional: true))
      }
      + ["private let _\(placeName): \(string)"]
    let parameters = members.map { $0.supplied.parameter($0.key, isOptional: true) }
    let type: [Code] = [
      .lines(storage),
      .block(
        .list("init(", parameters + place.parameters, ") {"),
        members.map { "\(stored($0.key)) = \($0.identifier)" }
          + ["_\(placeName) = \(place.text)"]),
      .block(
        "fileprivate init(madeAt place: \(string)) {",
        members.map { "\(stored($0.key)) = nil" } + ["_\(placeName) = place"]),
      .block("fileprivate func \(stopHead) {", [stop("_\(placeName)", in: ".Statics")]),
    ]
    let origin = "a call of '\(stub.name.insideLiteral).$statics.withValue(…)'"
    return [
      DeclarationCode(
        documentation: ["What the static requirements do."],
        TypeHead(["struct"], "Statics", protocols: [stub.standard("Sendable")]),
        type.map { DeclarationCode($0) }, separated: .never),
      DeclarationCode(
        documentation: ["What the static requirements do inside of `$statics.withValue(…)`."],
        .call("@TaskLocal static var statics = Statics", ["madeAt: \"\(origin)\""])),
    ] + members.map { DeclarationCode(code(of: $0)) }
  }
}

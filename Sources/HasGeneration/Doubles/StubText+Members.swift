import DependencyGraph
import Doubles

extension StubText {
  /// A member that does what a test supplies.
  func lines(of member: StubMember) -> [String] {
    switch member.kind {
    case .property, .subscript:
      let start = heads(of: member)
      if member.effects.isEmpty, !member.isSettable {
        return start + getter(of: member).map { "  \($0)" } + ["}"]
      }
      let get = member.effects.isEmpty ? "get {" : "get \(member.effects) {"
      let getLines = [get] + getter(of: member).map { "  \($0)" } + ["}"]
      let setLines =
        member.isSettable ? ["set {"] + setter(of: member).map { "  \($0)" } + ["}"] : []
      return start + (getLines + setLines).map { "  \($0)" } + ["}"]
    case .function, .alias:
      return heads(of: member) + getter(of: member).map { "  \($0)" } + ["}"]
    }
  }

  private func heads(of member: StubMember) -> [String] {
    ForwardedMember(
      kind: member.kind == .property ? .property : member.kind, modifiers: member.modifiers,
      name: member.name, genericParameters: member.genericParameters,
      parameters: member.parameters.map(\.declaration), type: member.type,
      effects: member.kind == .function ? member.effects : "", whereClause: member.whereClause,
      isSettable: true
    ).layout(within: columns - 2).head
  }

  private func getter(of member: StubMember) -> [String] {
    let isLocked = stub.hasLocks && member.supply == .value && member.isSettable
    if member.supply == .value {
      if isLocked {
        return guarding("value = \(stored(member.key)).withLock({ $0 })", member.key) + [
          "return value"
        ]
      }
      let name = stored(member.key)
      guard isLenient else { return [name] }
      // A constant of its own would have the type that is left of it.
      if member.isForgotten, member.isSettable {
        return ["if \(name) == nil { \(stopName)(\"\(member.key)\") }", "return \(name)!"]
      }
      return guarding(name, member.key) + ["return \(name)"]
    }
    let call = member.cases.first { $0.name == member.identifier }
    return evaluations(of: member) + (call.map { recording($0, of: member) } ?? [])
      + body(of: member, in: member.isStatic ? "statics." : "")
  }

  /// What calls the autoclosures among its parameters.
  private func evaluations(of member: StubMember) -> [String] {
    member.parameters.filter(\.isEvaluated).map { "let \($0.name) = \($0.name)()" }
  }

  /// What calls the closure for a member.
  private func body(of member: StubMember, in owner: String) -> [String] {
    let marks =
      (member.effects.contains("throws") ? "try " : "")
      + (member.effects.hasPrefix("async") ? "await " : "")
    let arguments = member.parameters.map(\.argument)
    if member.givesNothing, isLenient, case .service = stub.subject {
      return call("\(marks)\(owner)\(stored(member.key))?", arguments)
    }
    let closure = stored(member.key)
    if let standIn = member.standIn {
      return [standIn == "nil" ? "\(closure)?()" : "\(closure)?() ?? \(standIn)"]
    }
    let isBare = owner.isEmpty
    let start =
      isLenient
      ? guarding(isBare ? closure : "\(closure) = \(owner)\(closure)", member.key, in: owner) : []
    let result = call("\(marks)\(closure)", arguments)
    if let type = member.castType { return start + casting(result, to: type, for: member) }
    let isAlone =
      start.isEmpty && member.cases.isEmpty && !member.parameters.contains(where: \.isEvaluated)
    if member.givesNothing || isAlone { return start + result }
    return start + returning(result)
  }

  private func returning(_ lines: [String]) -> [String] {
    ["return \(lines[0])"] + lines.dropFirst()
  }

  /// What a closure gave as what its caller chose.
  private func casting(
    _ lines: [String], to type: String, for member: StubMember
  ) -> [String] {
    let isOptional = type.hasSuffix("?")
    let message =
      #""'\#(member.key)' of '\#(stub.name.insideLiteral)' gives a '\(Swift.type(of: _given))'""#
    let stop = "  fatalError(\(message))"
    return ["let _given = \(lines[0])"] + lines.dropFirst()
      + ["guard let _result = _given as? \(isOptional ? "(\(type))" : type) else {"]
      + (stop.count + 4 <= columns
        ? [stop] : Self.fatalErrorLines([message], within: columns - 6).map { "  \($0)" })
      + ["}", "return _result"]
  }

  private func setter(of member: StubMember) -> [String] {
    let call =
      evaluations(of: member) + (member.cases.last.map { recording($0, of: member) } ?? [])
    if let key = member.setterKey {
      let arguments = member.parameters.map(\.argument) + ["newValue"]
      if case .service = stub.subject { return call + self.call("\(stored(key))?", arguments) }
      return call + (isLenient ? guarding(stored(key), key) : [])
        + self.call(stored(key), arguments)
    }
    let isLocked = stub.hasLocks
    return
      (isLocked ? ["\(stored(member.key)).set(newValue)"] : ["\(stored(member.key)) = newValue"])
      + call
  }

  /// What stops the test unless something was supplied.
  private func guarding(_ binding: String, _ key: String, in owner: String = "") -> [String] {
    let stop = "\(owner)\(stopName)(\"\(key)\")"
    let whole = "guard let \(binding) else { \(stop) }"
    // Two columns are the type's, two the member's, two may be the getter's.
    return whole.count + 6 <= columns ? [whole] : ["guard let \(binding) else {", "  \(stop)", "}"]
  }

  // MARK: Static requirements

  /// What the static requirements do: for a task, so that tests can run side by side.
  var statics: [[String]] {
    let members = stub.staticMembers
    guard !members.isEmpty else { return [] }
    let parameters = members.map { "\($0.key): \($0.optionalType) = nil" } + place.parameters
    let type =
      ["/// What the static requirements do.", "struct Statics: \(stub.standard("Sendable")) {"]
      + members.map { "  fileprivate let \(stored($0.key)): \($0.optionalType)" }
      + ["  private let _\(placeName): \(stub.standard("String"))"]
      + call("init", parameters, end: " {").map { "  \($0)" }
      + members.map { "    \(stored($0.key)) = \($0.identifier)" }
      + ["    _\(placeName) = \(place.text)", "  }"]
      + ["  fileprivate init(madeAt place: \(stub.standard("String"))) {"]
      + members.map { "    \(stored($0.key)) = nil" }
      + ["    _\(placeName) = place", "  }"]
      + ["  fileprivate func \(stopHead) {"]
      + stop("_\(placeName)", in: ".Statics").map { "  \($0)" }
      + ["  }", "}"]
    let origin = "a call of '\(stub.name.insideLiteral).$statics.withValue(…)'"
    let variable =
      [
        "/// What the static requirements do inside of `$statics.withValue(…)`."
      ] + call("@TaskLocal static var statics = Statics", ["madeAt: \"\(origin)\""])
    return [type, variable] + members.map(lines)
  }
}

import HasgenProgram
import HasgenReading
import HasgenWriting

extension MemberDraft {
  /// The member as written in the extension of a conformance.
  package func written(
    for container: NominalType, in conformance: Conformance, table: SymbolTable
  ) -> ForwardedMember {
    let wanted = requirement.declaration
    let parameters = parameters(in: table)
    let found = source.implementation?.declaration.availability ?? []
    let availability = Set(self.availability + found).subtracting(container.availability)
      .subtracting(conformance.availability)
    let name = wanted.nameWithoutLabels
    let isHidden =
      parameters.contains { $0.name == holder } || isSettable && holder == "newValue"
    let base = isHidden || holder.meansOtherAlone ? "self.\(holder)" : holder
    let head = MemberHead(
      wanted.memberKind, modifiers: modifiers(in: container), name: name,
      genericParameters: signature.genericParameters,
      parameters: parameters.map(\.declaration), type: signature.type, effects: signature.effects,
      whereClause: signature.whereClause)
    return ForwardedMember(
      head, availability: availability.sorted(),
      condition: condition.inside(conformance.condition).text,
      to: "\(base).\(name)", parameters.map(\.argument),
      isBuilt: isBuilt, isSettable: isSettable,
      hasNonmutatingSetter: isSettable && !container.isClassBound)
  }

  /// The parameters as declared and as passed.
  package func parameters(in table: SymbolTable) -> [ParameterText] {
    zip(requirement.declaration.parameters, signature.parameters).enumerated().map {
      ParameterText(
        $1.0, type: $1.1, position: $0, isOfSubscript: false, besides: nil,
        calling: table.marks(ofCalling: $1.0, in: requirement.scope))
    }
  }

  /// Attributes, access and modifiers in the order in which they are written.
  private func modifiers(in container: NominalType) -> [String] {
    let wanted = requirement.declaration
    let found = source.implementation?.declaration
    var result: [String] = []
    let isDiscardable = [wanted, found].contains { declaration in
      declaration?.attributes.contains { $0.name == "discardableResult" } == true
    }
    if isDiscardable { result.append("@discardableResult") }
    let leaves = isolation != container.isolation
    if leaves, let actor = isolation { result.append("@\(actor)") }
    if wanted.attributes.contains(where: { $0.name == "concurrent" }) {
      result.append("@concurrent")
    }
    result += [access.prefix].filter { !$0.isEmpty }
    if let sending = wanted.modifiers.first(where: { $0.hasPrefix("nonisolated(nonsending)") }) {
      result.append(sending)
    } else if isolation == nil, leaves || leavesActor || isAskedOnActor {
      result.append("nonisolated")
    }
    return result
  }
}

/// A parameter of a forwarding member, and the argument that is passed for it.
package struct ParameterText {
  package let name: String
  package let declaration: String
  /// The argument with its label.
  package let argument: String
  /// The argument without its label.
  package let handedOn: String

  /// - Parameters:
  ///   - other: A name that the parameter must not hide.
  ///   - marks: The `try` and `await` before a call of an autoclosure parameter.
  package init(
    _ parameter: Parameter, type: String, position: Int, isOfSubscript: Bool,
    besides other: String?, calling marks: String
  ) {
    let isUnnamed = parameter.name == "_" || parameter.name == other
    name = isUnnamed ? "argument\(position + 1)" : parameter.name
    // The parameters of a subscript have no label unless one is written.
    let usualLabel = isOfSubscript ? nil : name
    let label = parameter.label ?? "_"
    declaration =
      parameter.label == usualLabel ? "\(name): \(type)" : "\(label) \(name): \(type)"
    let value = name.asIdentifier
    let prefixes = parameter.type.prefixes
    let handedOn =
      if prefixes.contains("inout") {
        "&\(value)"
      } else if prefixes.contains("@autoclosure") {
        "\(marks)\(value)()"
      } else if prefixes.contains("repeat") {
        "repeat each \(value)"
      } else {
        value
      }
    self.handedOn = handedOn
    argument = parameter.label.map { "\($0.asLabel): \(handedOn)" } ?? handedOn
  }
}

extension Declaration {
  /// The kind of member that satisfies this requirement.
  package var memberKind: MemberHead.Kind {
    if isProperty { return .property }
    return kind == .subscript ? .subscript : .function
  }
}

extension SymbolTable {
  /// The words before a call of an autoclosure parameter: `try await `; empty for other parameters.
  package func marks(ofCalling parameter: Parameter, in scope: Scope) -> String {
    guard parameter.type.prefixes.contains("@autoclosure"),
      case .function(_, let effects, _) = resolved(parameter.type, in: scope).withoutPrefixes
    else { return "" }
    return effects.marks
  }
}

extension Effects {
  /// The words before a call that has the effects: `try await `.
  package var marks: String {
    (throwing == .nothing ? "" : "try ") + (isAsync ? "await " : "")
  }
}

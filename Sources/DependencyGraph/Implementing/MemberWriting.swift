import SwiftOutline
import SwiftProgram

/// Turns drafts into members of a container's `Reference`, or of a child container.
struct MemberWriting {
  let container: NominalType
  private let table: SymbolTable
  private var spelling: TypeSpelling

  init(container: NominalType, table: SymbolTable, spelling: TypeSpelling) {
    self.container = container
    self.table = table
    self.spelling = spelling
  }

  /// What is to be imported for what was written here.
  var imports: Set<ConditionalText> {
    table.imports(of: spelling, inFile: container.symbol.sites[0].scope.file).lines
  }

  mutating func clause(_ requirements: [GenericRequirement], in scope: Scope) -> String {
    spelling.clause(requirements, in: scope) ?? ""
  }

  func alias(_ name: String, _ draft: AliasDraft) -> ForwardedMember {
    ForwardedMember(
      kind: .alias, modifiers: [draft.access.prefix].filter { !$0.isEmpty },
      availability: draft.availability,
      condition: draft.condition.inside(container.condition).text,
      name: name,
      type: "\(container.symbol.path).\(name)")
  }

  /// The member that forwards to the property of a name.
  ///
  /// - Parameter conformance: The one whose extension it stands in; `nil` for the class itself.
  func member(
    _ draft: MemberDraft, through holder: String, in conformance: ContainerConformance? = nil
  ) -> ForwardedMember {
    let wanted = draft.requirement.declaration
    let signature = draft.signature
    let parameters = zip(draft.source.signature.parameters, signature.parameters).enumerated()
      .map {
        ParameterText(
          $1.0, type: $1.1, position: $0, isOfSubscript: wanted.kind == .subscript,
          besides: draft.isSettable ? "newValue" : nil,
          calling: table.marks(ofCalling: $1.0, in: draft.source.scope))
      }
    let found = draft.source.implementation?.declaration.availability ?? []
    let availability = Set(draft.availability + found).subtracting(container.availability)
      .subtracting(conformance?.availability ?? [])
    let name = draft.source.signature.nameWithoutLabels
    let base = base(
      holder, isStatic: wanted.isStatic,
      besides: parameters.map(\.name) + (draft.isSettable ? ["newValue"] : []))
    return ForwardedMember(
      kind: wanted.isProperty ? .property : wanted.kind == .subscript ? .subscript : .function,
      modifiers: modifiers(of: draft, isInferred: conformance != nil),
      availability: availability.sorted(),
      condition: draft.condition.inside(conformance?.condition ?? container.condition).text,
      name: wanted.kind == .subscript ? "" : name,
      genericParameters: signature.genericParameters, parameters: parameters.map(\.declaration),
      type: signature.type, effects: signature.effects, whereClause: signature.whereClause,
      isBuilt: draft.isBuilt, isSettable: draft.isSettable,
      hasNonmutatingSetter: draft.hasNonmutatingSetter,
      target: wanted.kind == .subscript ? base : "\(base).\(name)",
      arguments: parameters.map(\.argument))
  }

  private func base(
    _ holder: String, isStatic: Bool, besides names: [String]
  ) -> String {
    if isStatic { return container.symbol.path }
    let isHidden = holder.meansOtherAlone || names.contains(holder)
    return isHidden ? "self.\(holder)" : holder
  }

  /// - Parameter isInferred: Whether the compiler isolates it as the requirement is, if nothing is
  ///   written: where it stands beside the conformance.
  private func modifiers(of draft: MemberDraft, isInferred: Bool) -> [String] {
    let wanted = draft.requirement.declaration
    let found = draft.source.implementation?.declaration
    var result: [String] = []
    let isDiscardable = [wanted, found].contains { declaration in
      declaration?.attributes.contains { $0.name == "discardableResult" } == true
    }
    if isDiscardable { result.append("@discardableResult") }
    let leaves = draft.isolation != container.isolation
    if leaves, let actor = draft.isolation { result.append("@\(actor)") }
    if wanted.attributes.contains(where: { $0.name == "concurrent" }) {
      result.append("@concurrent")
    }
    result += [draft.access.prefix].filter { !$0.isEmpty }
    if let sending = wanted.modifiers.first(where: { $0.hasPrefix("nonisolated(nonsending)") }) {
      result.append(sending)
    } else if draft.isolation == nil,
      leaves || draft.leavesActor || isInferred && draft.isAskedOnActor
    {
      result.append("nonisolated")
    }
    if wanted.isStatic { result.append("static") }
    if draft.isMutating { result.append("mutating") }
    return result
  }
}

/// A parameter of a forwarding member, and what is handed on for it.
package struct ParameterText {
  package let name: String
  package let declaration: String
  /// What is handed on, behind its label.
  package let argument: String
  /// The same without the label.
  package let handedOn: String

  /// - Parameters:
  ///   - other: What its name would hide.
  ///   - marks: What stands before a call of it.
  package init(
    _ parameter: Parameter, type: String, position: Int, isOfSubscript: Bool,
    besides other: String?, calling marks: String
  ) {
    let isUnnamed = parameter.name == "_" || parameter.name == other
    name = isUnnamed ? "argument\(position + 1)" : parameter.name
    let isLabelledByName = parameter.label == name
    let label = parameter.label ?? "_"
    declaration =
      isLabelledByName && !isOfSubscript || parameter.label == nil && isOfSubscript
      ? "\(name): \(type)" : "\(label) \(name): \(type)"
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

extension SymbolTable {
  /// What stands before a call of a parameter that is a function: `try await `.
  package func marks(ofCalling parameter: Parameter, in scope: Scope) -> String {
    guard parameter.type.prefixes.contains("@autoclosure"),
      case .function(_, let effects, _) = resolved(parameter.type, in: scope).withoutPrefixes
    else { return "" }
    return (effects.throwing == .nothing ? "" : "try ") + (effects.isAsync ? "await " : "")
  }
}

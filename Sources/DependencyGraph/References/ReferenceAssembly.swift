import SwiftOutline
import SwiftProgram

/// Puts the protocols that a `Reference` can conform to together, each member once.
struct ReferenceAssembly {
  /// The class.
  private(set) var reference = Reference()
  /// What its file has to import.
  private(set) var imports: Set<ConditionalText>

  private let container: NominalType
  /// The name of the property that holds the container's copy.
  private var holder = "container"
  /// The members by the `where` clause that they need; the empty one is for those that need none.
  private var drafts: [String: [String: MemberDraft]] = [:]
  private var aliases: [String: [String: AliasDraft]] = [:]

  /// - Parameters:
  ///   - parts: The protocols, sorted by name.
  ///   - sendableClauses: The `where` clauses under which the container is `Sendable`.
  init(
    of parts: [ReferencePart], for container: NominalType,
    sendableClauses: [(whereClause: [GenericRequirement], scope: Scope)], in table: SymbolTable,
    _ spelling: TypeSpelling
  ) {
    self.container = container
    imports = parts.reduce(into: []) { $0.formUnion($1.imports) }
    for part in parts { add(part, in: table) }
    let free = drafts[""]?.values.map(\.self) ?? []
    let all = drafts.values.flatMap(\.values)
    let isMutable = all.contains(where: \.changesCopy)
    while all.contains(where: { $0.requirement.declaration.baseName == holder }) {
      holder = "_\(holder)"
    }
    var spelling = spelling
    spelling.access = container.access
    var writing = MemberWriting(container: container, table: table, spelling: spelling)
    let statesSendable = container.isSendable && container.isolation == nil && !isMutable
    var constrained: [ConstrainedConformance] = []
    for part in parts {
      guard let clause = part.whereClause else { continue }
      let conformance = conformance(of: part, in: table)
      let own = members(under: clause, of: part, besides: free.map(\.key), &writing)
      constrained.append(
        ConstrainedConformance(conformance: conformance, whereClause: clause, members: own))
    }
    if statesSendable {
      for sendable in sendableClauses {
        let clause = writing.clause(sendable.whereClause, in: sendable.scope)
        constrained.append(
          ConstrainedConformance(conformance: Conformance(name: "Sendable"), whereClause: clause))
      }
    }
    let ownAliases = (aliases[""] ?? [:]).sorted { $0.key < $1.key }
      .map { writing.alias($0.key, $0.value) }
    reference = Reference(
      access: container.access.prefix, availability: Set(container.availability).sorted(),
      condition: container.condition.text,
      globalActor: container.isolationOfOthers,
      isSendable: statesSendable && sendableClauses.isEmpty, isMutable: isMutable, holder: holder,
      members: ownAliases + free.sortedByName.map { member($0, writing) },
      conformances: parts.filter { $0.whereClause == nil }.map {
        conformance(of: $0, in: table)
      },
      constrained: constrained)
    imports.formUnion(writing.imports)
  }

  private mutating func add(_ part: ReferencePart, in table: SymbolTable) {
    let clause = part.whereClause ?? ""
    for member in part.members {
      drafts[clause, default: [:]][member.key, default: member].merge(member)
    }
    let alias = AliasDraft(
      condition: part.conformance.condition, availability: part.conformance.availability,
      access: min(container.access, table[part.id].access))
    for name in part.associatedTypes {
      aliases[clause, default: [:]][name, default: alias].merge(alias)
    }
  }

  private func member(_ draft: MemberDraft, _ writing: MemberWriting) -> ForwardedMember {
    writing.member(draft, through: holder)
  }

  private func conformance(of part: ReferencePart, in table: SymbolTable) -> Conformance {
    let attribute =
      part.conformance.isolationAttribute ?? table.isolationAttribute(of: container, to: part.id)
    return Conformance(
      name: [attribute, part.name].compactMap(\.self).joined(separator: " "),
      availability: Set(container.availability + part.conformance.availability).sorted(),
      condition: container.condition.and(part.conformance.condition).text)
  }

  /// The members that stand with a conformance under a `where` clause: those of it that stand
  /// neither in the class nor with another one under the same clause.
  private mutating func members(
    under clause: String, of part: ReferencePart, besides free: [String],
    _ writing: inout MemberWriting
  ) -> [ForwardedMember] {
    let keys = Set(part.members.map(\.key)).subtracting(free)
    let own = keys.compactMap { drafts[clause]?.removeValue(forKey: $0) }
    let names = part.associatedTypes.filter { aliases[""]?[$0] == nil }
    let ownAliases = names.compactMap { name in
      aliases[clause]?.removeValue(forKey: name).map { writing.alias(name, $0) }
    }
    return ownAliases + own.sortedByName.map { member($0, writing) }
  }
}

extension [MemberDraft] {
  var sortedByName: [MemberDraft] {
    sorted {
      ($0.requirement.declaration.name, $0.key) < ($1.requirement.declaration.name, $1.key)
    }
  }
}

extension Access {
  /// The word before a declaration of that access in a file of its own; empty for `internal`.
  var prefix: String {
    switch self {
    case .open, .public: "public"
    case .package: "package"
    case .internal, .fileprivate, .private: ""
    }
  }
}

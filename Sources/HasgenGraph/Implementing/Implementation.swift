import HasgenProgram
import HasgenReading

/// The protocols that one type implements. Each member is declared once, in the extension of one of
/// the protocols.
struct Implementation {
  /// The conformances with their members.
  let conformances: [Conformance]
  /// The protocols with a requirement for which two holders supply a member under the same
  /// condition, with both holders.
  private(set) var rivals: [(protocolID: SymbolID, holders: Set<String>)] = []

  /// A member that satisfies requirements of several protocols, with the draft of each protocol.
  private struct SharedMember {
    var merged: MemberDraft
    var wanted: [(index: Int, draft: MemberDraft)]

    mutating func addDraft(_ draft: MemberDraft, for index: Int) {
      merged.merge(draft)
      if let known = wanted.firstIndex(where: { $0.index == index }) {
        wanted[known].draft.merge(draft)
      } else {
        wanted.append((index, draft))
      }
    }
  }

  /// - Parameter protocols: The conformances with drafts of their members.
  init(of protocols: [Conformance], in type: NominalType, table: SymbolTable) {
    var found: [String: [SharedMember]] = [:]
    let drafts = protocols.enumerated().flatMap { index, item in
      item.drafts.map { (index: index, item: item, draft: $0) }
    }
    // A protocol's own requirements come first: their holder is also used by the protocols that
    // inherit them.
    let own = drafts.filter { $0.draft.requirement.owner == $0.item.protocolID }
    let inherited = drafts.filter { $0.draft.requirement.owner != $0.item.protocolID }
    for (index, item, draft) in own + inherited {
      let known = found[draft.key, default: []]
      if let same = known.firstIndex(where: { $0.merged.isSame(as: draft) }) {
        found[draft.key]?[same].addDraft(draft, for: index)
      } else if let rival = known.first(where: { $0.merged.overlaps(draft) }) {
        guard rival.merged.requirement.key != draft.requirement.key else { continue }
        rivals.append((item.protocolID, [rival.merged.holder, draft.holder]))
      } else {
        found[draft.key, default: []].append(
          SharedMember(merged: draft, wanted: [(index, draft)]))
      }
    }
    // A member is declared beside the best protocol by `rank`, under those of its conditions that
    // no other place covers.
    var placed = protocols.map { _ in [MemberDraft]() }
    for member in found.values.joined() {
      var covered = ConditionSet.never
      let wanted = member.wanted.sorted {
        protocols[$0.index].rank(of: $0.draft) < protocols[$1.index].rank(of: $1.draft)
      }
      for (index, draft) in wanted {
        let condition = draft.condition.and(covered.negated)
        guard !condition.isNever else { continue }
        placed[index].append(member.merged.standing(under: condition))
        covered = covered.or(draft.condition)
      }
    }
    conformances = zip(protocols, placed).map { item, drafts in
      var conformance = item
      conformance.drafts = []
      conformance.members = drafts.sorted { $0.order < $1.order }
        .map { $0.written(for: type, in: item, table: table) }
      return conformance
    }
  }
}

extension Conformance {
  /// Drafts a member for each requirement that the type does not satisfy itself.
  ///
  /// - Parameters:
  ///   - type: The container whose generated file contains the conformance.
  ///   - spelling: A spelling that has not collected imports yet.
  ///   - targets: Returns the implementations of a requirement; none if the type satisfies it
  ///     itself.
  mutating func implement(
    _ list: RequirementList, in type: NominalType, _ spelling: TypeSpelling, table: SymbolTable,
    targets: (Requirement) throws(Obstacle) -> [ForwardingTarget]
  ) throws(Obstacle) {
    var spelling = spelling
    spelling.access = min(type.access, table[protocolID].access)
    _ = spelling.name(of: protocolID)
    for requirement in list.requirements {
      for target in try targets(requirement)
      where !target.condition.and(requirement.condition).isNever {
        drafts.append(
          MemberDraft(
            requirement, forwardingTo: target, for: self, in: type, table: table, &spelling))
        if let unnameable = spelling.unnameable {
          throw Obstacle(unnameable, of: requirement.declaration.name)
        }
      }
    }
    let needed = table.imports(of: spelling, inFile: type.file)
    addImports(needed)
    drafts = drafts.map { $0.standing(under: $0.condition.and(needed.condition)) }
  }

  /// The rank of this protocol's extension as the place of a member; the lowest is the best.
  fileprivate func rank(of draft: MemberDraft) -> (Int, Int, Int, String) {
    (
      availability.isEmpty ? 0 : 1, draft.requirement.owner == protocolID ? 0 : 1, drafts.count,
      name
    )
  }
}

extension MemberDraft {
  /// True if the conditions of both members can be true at the same time.
  fileprivate func overlaps(_ other: MemberDraft) -> Bool {
    !condition.and(other.condition).isNever
  }

  /// True if both drafts describe one member. A requirement may have different types under
  /// different conditions.
  fileprivate func isSame(as other: MemberDraft) -> Bool {
    holder == other.holder && (signature.type == other.signature.type || overlaps(other))
  }

  /// The sort key.
  fileprivate var order: (String, String, String, String) {
    (requirement.declaration.name, key, signature.type ?? "", holder)
  }
}

import SwiftReading
import SwiftProgram

/// The protocols that one type implements. Each member is declared once, in the extension of one of
/// the protocols.
package struct Implementation {
  private let protocols: [ImplementedProtocol]
  /// The members in the extension of each protocol, in the order of the protocols.
  private var members: [[MemberDraft]]
  /// The protocols with a requirement for which two holders supply a member under the same
  /// condition, with both holders.
  package private(set) var rivals: [(protocolID: SymbolID, holders: Set<String>)] = []

  /// A member that satisfies requirements of several protocols, with the draft of each protocol.
  private struct SharedMember {
    var merged: MemberDraft
    var wanted: [(index: Int, draft: MemberDraft)]

    mutating func add(_ draft: MemberDraft, for index: Int) {
      merged.merge(draft)
      if let known = wanted.firstIndex(where: { $0.index == index }) {
        wanted[known].draft.merge(draft)
      } else {
        wanted.append((index, draft))
      }
    }
  }

  package init(of protocols: [ImplementedProtocol]) {
    self.protocols = protocols
    members = protocols.map { _ in [] }
    var found: [String: [SharedMember]] = [:]
    let drafts = protocols.enumerated().flatMap { index, item in
      item.members.map { (index: index, item: item, draft: $0) }
    }
    // A protocol's own requirements come first: their holder is also used by the protocols that
    // inherit them.
    let own = drafts.filter { $0.draft.requirement.owner == $0.item.id }
    let inherited = drafts.filter { $0.draft.requirement.owner != $0.item.id }
    for (index, item, draft) in own + inherited {
      let known = found[draft.key, default: []]
      if let same = known.firstIndex(where: { $0.merged.isSame(as: draft) }) {
        found[draft.key]?[same].add(draft, for: index)
      } else if let rival = known.first(where: { $0.merged.overlaps(draft) }) {
        guard rival.merged.requirement.key != draft.requirement.key else { continue }
        rivals.append((item.id, [rival.merged.holder, draft.holder]))
      } else {
        found[draft.key, default: []].append(
          SharedMember(merged: draft, wanted: [(index, draft)]))
      }
    }
    for member in found.values.joined() { place(member) }
    for index in members.indices { members[index].sort { $0.order < $1.order } }
  }

  /// The conformances of a type to the protocols, with their members.
  package func conformances(of type: NominalType, table: SymbolTable) -> [ContainerConformance] {
    zip(protocols, members).map { item, members in
      var conformance = item.conformance
      conformance.members = members.map { $0.written(for: type, in: conformance, table: table) }
      return conformance
    }
  }

  /// Places a member in the extension of the protocol with the lowest `rank`. It is repeated in
  /// others only under conditions that are not covered yet.
  private mutating func place(_ member: SharedMember) {
    var covered = ConditionSet.never
    let wanted = member.wanted.sorted {
      protocols[$0.index].rank(of: $0.draft) < protocols[$1.index].rank(of: $1.draft)
    }
    for (index, draft) in wanted {
      let condition = draft.condition.and(covered.negated)
      guard !condition.isNever else { continue }
      members[index].append(member.merged.standing(under: condition))
      covered = covered.or(draft.condition)
    }
  }
}

extension ImplementedProtocol {
  /// The rank of this protocol's extension as the place of a member; the lowest is the best.
  fileprivate func rank(of draft: MemberDraft) -> (Int, Int, Int, String) {
    (
      conformance.availability.isEmpty ? 0 : 1, draft.requirement.owner == id ? 0 : 1,
      members.count, name
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

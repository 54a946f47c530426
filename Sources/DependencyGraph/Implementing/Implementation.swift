import SwiftReading
import SwiftProgram

/// Protocols implemented in one type, each member declared once, beside one of the protocols.
package struct Implementation {
  /// The members that stand beside each protocol, in the order of the protocols.
  package private(set) var members: [[MemberDraft]]
  /// The protocols that ask for what another holder has at the same time, each with both holders.
  package private(set) var rivals: [(protocolID: SymbolID, holders: Set<String>)] = []

  /// A member for all protocols that ask for it, and each with what it asks for.
  private struct Member {
    var merged: MemberDraft
    var wanted: [(index: Int, draft: MemberDraft)]
  }

  package init(of protocols: [ImplementedProtocol]) {
    members = protocols.map { _ in [] }
    var found: [String: [Member]] = [:]
    for (index, item) in protocols.enumerated() {
      for draft in item.members {
        let known = found[draft.key, default: []]
        if let same = known.firstIndex(where: { $0.merged.isSame(as: draft) }) {
          found[draft.key]?[same].merged.merge(draft)
          found[draft.key]?[same].wanted.append((index, draft))
        } else if let rival = known.first(where: { $0.merged.overlaps(draft) }) {
          rivals.append((item.id, [rival.merged.holder, draft.holder]))
        } else {
          found[draft.key, default: []].append(Member(merged: draft, wanted: [(index, draft)]))
        }
      }
    }
    for member in found.values.joined() { place(member, of: protocols) }
    for index in members.indices { members[index].sort { $0.order < $1.order } }
  }

  /// Places a member in the extension of the protocol that asks for it itself, or else of that which
  /// asks for least; under those of its conditions that no other place covers.
  private mutating func place(_ member: Member, of protocols: [ImplementedProtocol]) {
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
  /// The rank of a member beside the protocol; the least is the best.
  fileprivate func rank(of draft: MemberDraft) -> (Int, Int, Int, String) {
    (
      conformance.availability.isEmpty ? 0 : 1, draft.requirement.owner == id ? 0 : 1,
      members.count, name
    )
  }
}

extension MemberDraft {
  /// Whether both members may be there at once.
  fileprivate func overlaps(_ other: MemberDraft) -> Bool {
    !condition.and(other.condition).isNever
  }

  /// Whether both are one member: a requirement may be of another type under another condition.
  fileprivate func isSame(as other: MemberDraft) -> Bool {
    holder == other.holder && (signature.type == other.signature.type || overlaps(other))
  }

  /// The key that sorts it among others.
  fileprivate var order: (String, String, String, String) {
    (requirement.declaration.name, key, signature.type ?? "", holder)
  }
}

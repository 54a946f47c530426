import SwiftOutline
import SwiftProgram

/// Puts together what a container has through its parents: each member once.
struct ForwardingAssembly {
  /// What it comes to.
  private(set) var supply = ForwardedSupply()

  /// The members by what tells them from others: each once for each property that it forwards to.
  private var members: [String: [Member]] = [:]

  private struct Member {
    let holder: String
    var draft: MemberDraft

    /// A requirement may be of another type under another condition.
    func isSame(_ other: MemberDraft, through property: String) -> Bool {
      holder == property && draft.signature.type == other.signature.type
    }
  }

  /// - Parameters:
  ///   - offered: What a parent may have the whole or a part of.
  ///   - replaced: What the child makes itself.
  init(
    by solver: ForwardingSolver, offered: Set<SymbolID>, except replaced: Set<SymbolID> = []
  ) {
    var offers: [SymbolID: [ForwardingSolver.Offer]] = [:]
    for candidate in offered.subtracting(replaced).sorted() {
      let found = solver.offers(of: candidate)
      if found.areOverlapping {
        supply.choices.append((candidate, found.map(\.parent)))
      } else if !found.isEmpty {
        offers[candidate] = found
      }
    }
    supply.gaps = offered.subtracting(replaced).sorted().compactMap(solver.gapOfUnseen)
    supply.idleExceptions = solver.idleExceptions()
    let spelling = TypeSpelling(
      table: solver.table, container: solver.child, protocols: offers.keys.sorted())
    var parts: [ForwardingPart] = []
    for (candidate, found) in offers.sorted(by: { $0.key < $1.key }) {
      do throws(ForwardingGap) {
        parts.append(try solver.part(for: candidate, from: found, spelling))
      } catch {
        supply.gaps.append(error)
      }
    }
    supply.promised = Set(
      parts.map(\.id).filter { id in
        offers[id]?.allSatisfy {
          $0.requirements == nil && solver.isPromised(id, by: $0.version)
        } == true
      })
    for part in parts { add(part, from: offers[part.id] ?? [], of: solver) }
    let writing = MemberWriting(
      container: solver.child, table: solver.table, spelling: spelling)
    let drafts = placedDrafts(of: parts, in: solver.table)
    for part in parts {
      let members = (drafts[part.id] ?? []).sorted {
        ($0.draft.requirement.declaration.name, $0.draft.key, $0.holder)
          < ($1.draft.requirement.declaration.name, $1.draft.key, $1.holder)
      }
      supply.conformances[part.id] = GeneratedConformance(
        conformance: part.conformance, imports: part.imports,
        members: members.map {
          writing.member($0.draft, through: $0.holder, in: part.conformance)
        })
    }
  }

  private mutating func add(
    _ part: ForwardingPart, from offers: [ForwardingSolver.Offer], of solver: ForwardingSolver
  ) {
    supply.sources.merge(part.sources) { first, _ in first }
    for (holder, draft) in part.members {
      let others = members[draft.key, default: []]
      let rival = others.first { $0.holder != holder && draft.overlaps($0.draft) }
      if let same = others.firstIndex(where: { $0.isSame(draft, through: holder) }) {
        members[draft.key]?[same].draft.merge(draft)
      } else if let rival {
        let names = Set([holder, rival.holder])
        supply.choices.append((part.id, solver.parents.filter { names.contains($0.name) }))
      } else {
        members[draft.key, default: []].append(Member(holder: holder, draft: draft))
      }
    }
  }

  /// The members with the Has-protocol in whose extension they stand: that which asks for them
  /// itself, or else that which asks for least; under those of its conditions that no other one covers.
  private func placedDrafts(
    of parts: [ForwardingPart], in table: SymbolTable
  ) -> [SymbolID: [(holder: String, draft: MemberDraft)]] {
    var places: [String: [(part: ForwardingPart, holder: String, draft: MemberDraft)]] = [:]
    for part in parts {
      for (holder, draft) in part.members {
        places["\(holder) \(draft.key)", default: []].append((part, holder, draft))
      }
    }
    var result: [SymbolID: [(holder: String, draft: MemberDraft)]] = [:]
    for candidates in places.values {
      let sorted = candidates.sorted {
        Rank(of: $0.draft, in: $0.part) < Rank(of: $1.draft, in: $1.part)
      }
      var covered = ConditionSet.never
      for (part, holder, draft) in sorted {
        let condition = draft.condition.and(covered.negated)
        let merged = members[draft.key]?.first { $0.isSame(draft, through: holder) }?.draft
        guard !condition.isNever, let merged else { continue }
        result[part.id, default: []].append((holder, merged.standing(under: condition)))
        covered = covered.or(draft.condition)
      }
    }
    return result
  }

  /// How well a member stands with a Has-protocol that asks for it; the least is the best.
  private struct Rank: Comparable {
    let isRestricted: Int
    let isInherited: Int
    let memberCount: Int
    let name: String

    init(of draft: MemberDraft, in part: ForwardingPart) {
      isRestricted = part.conformance.availability.isEmpty ? 0 : 1
      isInherited = draft.requirement.owner == part.id ? 0 : 1
      memberCount = part.members.count
      name = part.name
    }

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      (lhs.isRestricted, lhs.isInherited, lhs.memberCount, lhs.name)
        < (rhs.isRestricted, rhs.isInherited, rhs.memberCount, rhs.name)
    }
  }
}

extension MemberDraft {
  /// Whether it may be there at once with another.
  fileprivate func overlaps(_ other: MemberDraft) -> Bool {
    !condition.and(other.condition).isNever
  }
}

extension ForwardingSolver.Offer {
  fileprivate func isRival(of other: Self) -> Bool {
    guard let requirements, let others = other.requirements else { return true }
    return !requirements.isDisjoint(with: others)
  }
}

extension [ForwardingSolver.Offer] {
  /// Whether two of them that have the same may be there at once.
  fileprivate var areOverlapping: Bool {
    indices.contains { index in
      self[..<index].contains { other in
        other.isRival(of: self[index]) && !other.condition.and(self[index].condition).isNever
      }
    }
  }
}

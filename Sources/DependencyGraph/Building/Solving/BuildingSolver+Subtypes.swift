import SwiftOutline
import SwiftProgram

extension BuildingSolver {
  /// A member that is what is wanted and more: of a protocol that inherits from the one that is
  /// asked for, of a composition with it, or of a subclass. Swift takes it without a word, and a
  /// second one would be built in its place.
  ///
  /// A member of a concrete type is told by the protocol's implementation.
  func memberOfSubtype(
    of wanted: Wanted, _ id: SymbolID
  ) throws(BuildingFailures) -> AtHand.Member? {
    let type = wanted.type.unwrapped ?? wanted.type
    let bases = catalog.bases(of: type)
    guard let first = bases.first else { return nil }
    let found = atHand.members(ofKin: first).filter { member in
      member.type != type && isThere(member)
        && catalog.kin(of: member.type).isSuperset(of: bases)
        && !isOfOtherImplementation(member, than: id, for: wanted)
    }
    return try choice(among: found, for: wanted)
  }

  /// Whether a member is there whenever something is built, and is not the one that is being built.
  private func isThere(_ member: AtHand.Member) -> Bool {
    (member.isOfParent || member.name != self.member)
      && context.and(member.condition.negated).isNever
  }

  /// Whether the sources say that what is wanted and the member are built by different types.
  private func isOfOtherImplementation(
    _ member: AtHand.Member, than id: SymbolID, for wanted: Wanted
  ) -> Bool {
    let asked = wanted.ofType(member.type)
    guard catalog.table[id].kind == .protocol,
      let other = catalog.bases(of: member.type).first,
      let own = try? implementation(of: id, for: wanted),
      let others = try? implementation(of: other, for: asked)
    else { return false }
    return own != others
  }
}

import SwiftOutline

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
    guard let asked = ids(of: type) else { return nil }
    let found = membersThere.filter { member in
      guard member.type != type, let own = ids(of: member.type) else { return false }
      return asked.allSatisfy { asked in own.contains { isSame(asked, orAbove: $0) } }
        && !isOfOtherImplementation(member, than: id, for: wanted)
    }
    return try choice(among: found, for: wanted)
  }

  /// The members that are there whenever something is built, without the one that is being built.
  private var membersThere: [AtHand.Member] {
    atHand.allMembers.filter { member in
      (member.isOfParent || member.name != self.member)
        && context.and(member.condition.negated).isNever
    }
  }

  /// The protocols, or the class, that a type is made of; `nil` for others.
  private func ids(of type: TypeSyntax) -> [SymbolID]? {
    if let id = catalog.id(of: type) {
      let kind = catalog.table[id].kind
      return kind == .protocol || kind == .class ? [id] : nil
    }
    let protocols = catalog.protocols(of: type)
    return protocols.isEmpty ? nil : protocols
  }

  private func isSame(_ id: SymbolID, orAbove other: SymbolID) -> Bool {
    guard id != other else { return true }
    let (table, kind) = (catalog.table, catalog.table[id].kind)
    guard table[other].kind == kind else { return false }
    let kinship = table.kinship(of: other)
    return kind == .class ? kinship.superclasses.contains(id) : kinship.protocols[id] != nil
  }

  /// Whether the sources say that what is wanted and the member are built by different types.
  private func isOfOtherImplementation(
    _ member: AtHand.Member, than id: SymbolID, for wanted: Wanted
  ) -> Bool {
    let asked = wanted.ofType(member.type)
    guard catalog.table[id].kind == .protocol,
      let other = ids(of: member.type)?.first,
      let own = try? implementation(of: id, for: wanted),
      let others = try? implementation(of: other, for: asked)
    else { return false }
    return own != others
  }
}

import Roles
import SwiftOutline
import SwiftProgram

/// The declarations in some sources that look like Has-protocols and containers, under whatever
/// names, with the reasons.
public struct Suggestions: Sendable {
  /// The protocols by what their names share: the family with most of them first. A protocol is in
  /// one family only.
  public let families: [SuggestedFamily]
  /// The types that have some of the protocols of the leading families, those with most of them
  /// first, and those that are containers anyway.
  public let containers: [SuggestedContainer]
  /// Types that are called as containers often are, if there is no family: those that store most
  /// first.
  public let lookalikes: [SuggestedContainer]
  /// The number of protocols whose names belong to the leading families, named by a consumer or
  /// not.
  public let protocolCount: Int

  /// Judges sources of which all files are outlined.
  package init(in modules: [SourceModule]) {
    let table = SymbolTable(registering: modules)
    let families = FamilyFinder(table: table).families
    self.families = families
    let leading = Self.leading(among: families)
    let rules = Rules(protocols: NamePattern(leading))
    let protocols = leading.isEmpty ? [] : table.hasProtocols(by: rules)
    protocolCount = protocols.count
    let types = ContainerCandidates(table: table, protocols: protocols)
    containers = types.suppliers
    lookalikes = families.isEmpty ? types.lookalikes : []
  }

  /// The affixes that a configuration should have: that of the leading family, and the usual one where
  /// it has a family too. None if two families are equal.
  package var affixes: [NameAffix] { Self.leading(among: families) }

  /// The families that are equal, of which none is the usual one; empty if one leads.
  public var equalFamilies: [SuggestedFamily] { Self.equals(among: families) }

  /// The containers that store no other one: what the others have may come from these.
  public var roots: [SuggestedContainer] { containers.filter { $0.parent == nil } }

  /// The types that are equal, of which none is a container anyway; empty if one leads.
  public var equalContainers: [SuggestedContainer] {
    guard let first = roots.first, !roots.contains(where: \.isKnown) else { return [] }
    let equals = roots.filter { $0.total == first.total }
    return equals.count > 1 ? equals : []
  }

  /// The type that a configuration should name: the one that has most of the protocols, and half of
  /// those that consumers name; `nil` if a type is a container anyway, or two are equal.
  public var containerToName: SuggestedContainer? {
    guard let first = roots.first, equalContainers.isEmpty, !roots.contains(where: \.isKnown),
      first.total * 2 >= namedCount
    else { return nil }
    return first
  }

  /// The number of protocols of the leading families that consumers name.
  public var namedCount: Int {
    let leading = affixes
    return families.filter { leading.contains($0.affix) }.reduce(0) { $0 + $1.protocols.count }
  }

  private static func equals(among families: [SuggestedFamily]) -> [SuggestedFamily] {
    guard let first = families.first else { return [] }
    let equals = families.filter { $0.protocols.count == first.protocols.count }
    return equals.count > 1 && !equals.contains { $0.affix == .standard } ? equals : []
  }

  private static func leading(among families: [SuggestedFamily]) -> [NameAffix] {
    guard equals(among: families).isEmpty, let first = families.first else { return [] }
    let standard = families.filter { $0.affix == .standard }.map(\.affix)
    // Of two that are equal, the usual one leads.
    let hasEqual =
      families.dropFirst().first?.protocols.count == first.protocols.count && !standard.isEmpty
    return hasEqual ? standard : standard + [first.affix].filter { $0 != .standard }
  }
}

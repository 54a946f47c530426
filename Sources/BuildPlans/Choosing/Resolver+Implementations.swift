import DependencyGraph
import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// Implementations: the only type that implements a protocol, or the marked one.
extension Resolver {
  /// The one type that is visible, conforms, and is there whenever the value is wanted.
  func implementation(of id: SymbolID, for wanted: Wanted) throws(BuildingFailures) -> SymbolID {
    let table = catalog.table
    let all = try matching(catalog.implementations(of: id, as: wanted.plainType), wanted)
    let isForTests = catalog.isForTests(atHand.container.id)
    let usable = all.filter { (isForTests || !catalog.isForTests($0)) && !isUncallable($0, wanted) }
    let there = usable.filter { finder.openCondition(of: $0) == nil }
    let visible = there.filter { catalog.isSeen($0, by: atHand.container) }
    let marked = visible.filter(table.isMarkedLive)
    try checkMarks(marked, usable, of: id, for: wanted)
    let rivals = marked.isEmpty ? visible : marked
    let foreign = marked.isEmpty ? foreignRivals(of: id, for: wanted) : []
    if rivals.count + foreign.count > 1 {
      try checkNamed(by: wanted, among: visible, besides: rivals)
      throw ambiguity(
        of: rivals.map(rival) + foreign, marked.isEmpty ? .implementation : .marked, for: wanted)
    }
    if let only = rivals.first {
      let hidden = usable.count == 1 || marked.isEmpty ? [] : finder.hiddenInitializers(of: only)
      guard hidden.isEmpty else {
        let mark = Refusal(name: table[only].path, location: nil, reason: .isMarkedInVain)
        throw BuildingFailures([BuildingFailure(wanted, hidden + [mark])])
      }
      if wanted.name.isMakerName { try checkNamed(by: wanted, among: visible, besides: [only]) }
      return only
    }
    if !foreign.isEmpty {
      throw BuildingFailures([
        BuildingFailure(
          wanted,
          foreign.map { Refusal(name: $0.name, location: $0.location, reason: .isForeign) })
      ])
    }
    throw whyNone(all, usable, there, of: id, for: wanted)
  }

  /// The other types that implement what is asked for, and were passed over for the one that is
  /// marked.
  func otherImplementations(than chosen: Target, for wanted: Wanted) -> [Refusal.Rival] {
    guard chosen.asked != chosen.id else { return [] }
    let all = catalog.implementations(of: chosen.asked, as: wanted.plainType).filter {
      $0 != chosen.id && !isUncallable($0, wanted) && finder.openCondition(of: $0) == nil
        && catalog.reasonNotToImplement(wanted.plainType, by: $0) == nil && !catalog.isForTests($0)
        && catalog.isSeen($0, by: atHand.container)
    }
    return all.map(rival) + foreignRivals(of: chosen.asked, for: wanted)
  }

  /// Refuses to pass by what is marked, and is there under other conditions only, or out of sight.
  private func checkMarks(
    _ marked: [SymbolID], _ usable: [SymbolID], of id: SymbolID, for wanted: Wanted
  ) throws(BuildingFailures) {
    let others = usable.filter(catalog.table.isMarkedLive)
    guard marked.isEmpty, usable.count > 1, let first = others.first else { return }
    let hidden = others.flatMap(finder.hiddenInitializers(of:))
    guard hidden.isEmpty else {
      let mark = Refusal(
        name: catalog.table[first].path, location: nil, reason: .isMarkedInVain)
      throw BuildingFailures([BuildingFailure(wanted, hidden + [mark])])
    }
    throw whyNone([], others, [], of: id, for: wanted)
  }

  /// The failures if no implementation can be taken.
  private func whyNone(
    _ all: [SymbolID], _ usable: [SymbolID], _ there: [SymbolID], of id: SymbolID,
    for wanted: Wanted
  ) -> BuildingFailures {
    if !there.isEmpty {
      return BuildingFailures([
        BuildingFailure(wanted, there.flatMap(finder.hiddenInitializers(of:)))
      ])
    }
    let conditional = usable.compactMap { id in
      finder.openCondition(of: id).map { refusal(of: id, .isConditional($0)) }
    }
    if !conditional.isEmpty {
      return BuildingFailures([
        BuildingFailure(wanted, conditional + [maker(ofEachCaseOf: wanted)])
      ])
    }
    let tests = all.filter(catalog.isForTests).map { refusal(of: $0, .isForTests) }
    if !tests.isEmpty { return BuildingFailures([BuildingFailure(wanted, tests)]) }
    let uncallable = all.compactMap { whyUncallable($0, wanted) }
    if !uncallable.isEmpty { return BuildingFailures([BuildingFailure(wanted, uncallable)]) }
    return failures(wanted, .hasNoImplementation, of: id)
  }

  /// The reason why nothing can call a conforming type: it is generic, unavailable or ignored.
  private func whyUncallable(_ id: SymbolID, _ wanted: Wanted) -> Refusal? {
    let arguments = catalog.arguments(of: id, implementing: wanted.plainType) ?? []
    let open = catalog.openParameters(of: id, implementing: wanted.plainType)
    guard open.isEmpty else { return refusal(of: id, .hasOpenArguments(open)) }
    return finder.initializers(of: id, arguments).lazy.compactMap(\.obstacle).first.map {
      refusal(of: id, $0)
    }
  }

  /// The function that would make a value which each case makes differently.
  func maker(ofEachCaseOf wanted: Wanted) -> Refusal {
    Refusal(
      name: "static func \(wanted.makerName)(…) -> \(wanted.text)", location: nil,
      reason: .isMadeByCase)
  }

  /// The types that have the requested associated types, or may have them.
  private func matching(
    _ conforming: [SymbolID], _ wanted: Wanted
  ) throws(BuildingFailures) -> [SymbolID] {
    var all: [SymbolID] = []
    var others: [Refusal] = []
    for type in conforming {
      if let reason = catalog.reasonNotToImplement(wanted.plainType, by: type) {
        others.append(refusal(of: type, reason))
      } else {
        all.append(type)
      }
    }
    guard !all.isEmpty || others.isEmpty else {
      throw BuildingFailures([BuildingFailure(wanted, others)])
    }
    return all
  }

  /// Whether nothing that calls it would compile, wherever it stands.
  private func isUncallable(_ id: SymbolID, _ wanted: Wanted) -> Bool {
    let arguments = catalog.arguments(of: id, implementing: wanted.plainType) ?? []
    let candidates = finder.initializers(of: id, arguments)
    return !candidates.isEmpty
      && candidates.allSatisfy {
        $0.obstacle == .isUnavailable || $0.obstacle == .isIgnored || $0.obstacle == .isGeneric
      }
  }

  /// Types that no source declares, and that conform: never built, and candidates nevertheless.
  private func foreignRivals(of id: SymbolID, for wanted: Wanted) -> [Refusal.Rival] {
    let table = catalog.table
    let module = atHand.container.symbol.module
    return catalog.foreignImplementations(of: id).filter { name, site in
      let condition = ConditionSet(site.declaration.conditions)
      let home = site.scope.module
      return context.and(condition.negated).isNever
        && (home == module || table.isImported(home, by: module))
    }.map { name, site in
      Refusal.Rival(name: name, location: table.location(of: site))
    }.reduce(into: []) { rivals, rival in
      if !rivals.contains(where: { $0.name == rival.name }) { rivals.append(rival) }
    }
  }

  /// Refuses to take another implementation, or to ask for a mark on one, where the name of what
  /// asks tells which is meant.
  private func checkNamed(
    by wanted: Wanted, among usable: [SymbolID], besides rivals: [SymbolID]
  ) throws(BuildingFailures) {
    let table = catalog.table
    let meant = usable.first { "make\(table[$0].name)" == wanted.makerName }
    guard let meant, rivals != [meant] else { return }
    let named = Refusal.Named(
      type: table[meant].path, maker: wanted.makerName, isOfMaker: wanted.name.isMakerName)
    let all = usable.filter { $0 == meant || rivals.contains($0) }.map(rival)
    throw failures(wanted, .isOneOf(all, .named(named)))
  }

  private func rival(_ id: SymbolID) -> Refusal.Rival {
    Refusal.Rival(
      name: catalog.table[id].path, location: catalog.table.location(of: catalog.table[id].sites[0])
    )
  }

  private func refusal(of id: SymbolID, _ reason: Refusal.Reason) -> Refusal {
    Refusal(
      name: catalog.table[id].path,
      location: catalog.table.location(of: catalog.table[id].sites[0]), reason: reason)
  }
}

extension Wanted {
  /// The type without '?'.
  package var plainType: TypeSyntax { type.unwrapped ?? type }
}

extension SymbolTable {
  /// Whether a directive says that a type is the one to be built for its protocols.
  fileprivate func isMarkedLive(_ id: SymbolID) -> Bool {
    self[id].sites.contains { site in
      site.declaration.directives.contains { $0.name == "live" }
    }
  }
}

extension TypeCatalog {
  /// Whether the module of a container sees a type.
  fileprivate func isSeen(_ id: SymbolID, by container: NominalType) -> Bool {
    table[id].access > .fileprivate
      && table.isVisible(id, fromModule: container.symbol.module)
  }

  /// A concrete type that implements another, with the generic arguments that this asks for.
  func type(of implementation: SymbolID, implementing type: TypeSyntax) -> TypeSyntax {
    guard let arguments = arguments(of: implementation, implementing: type) else {
      return table.resolvedType(of: implementation)
    }
    return self.type(implementation, with: arguments)
  }

  /// A declared type with generic arguments, resolved.
  func type(_ id: SymbolID, with arguments: [TypeSyntax]) -> TypeSyntax {
    .name(
      TypeName(components: [
        TypeName.Component(name: table.resolvedName(of: id), arguments: arguments)
      ]))
  }
}

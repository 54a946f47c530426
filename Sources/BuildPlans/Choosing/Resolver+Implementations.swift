import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Implementations: the only type that implements a protocol, or the marked one.
extension Resolver {
  /// The one type that is visible, conforms, and is there whenever the value is requested.
  func implementation(of id: SymbolID, for request: ValueRequest) throws(BuildingFailures)
    -> SymbolID
  {
    let table = catalog.table
    let all = try matching(catalog.implementations(of: id, as: request.plainType), request)
    let isForTests = catalog.isForTests(environment.container.id)
    let usable = all.filter {
      (isForTests || !catalog.isForTests($0)) && !isUncallable($0, request)
    }
    let there = usable.filter { finder.openCondition(of: $0) == nil }
    let visible = there.filter { catalog.isSeen($0, by: environment.container) }
    let marked = visible.filter(table.isMarkedLive)
    try checkMarks(marked, usable, of: id, for: request)
    let rivals = marked.isEmpty ? visible : marked
    let foreign = marked.isEmpty ? foreignRivals(of: id, for: request) : []
    if rivals.count + foreign.count > 1 {
      throw ambiguity(
        of: rivals.map(rival) + foreign, marked.isEmpty ? .implementation : .marked, for: request)
    }
    if let only = rivals.first {
      let hidden = usable.count == 1 || marked.isEmpty ? [] : finder.hiddenInitializers(of: only)
      guard hidden.isEmpty else {
        let mark = RejectedProvider(name: table[only].path, location: nil, reason: .isMarkedInVain)
        throw BuildingFailures([BuildingFailure(request, hidden + [mark])])
      }
      return only
    }
    if !foreign.isEmpty {
      throw BuildingFailures([
        BuildingFailure(
          request,
          foreign.map { RejectedProvider(name: $0.name, location: $0.location, reason: .isForeign) }
        )
      ])
    }
    throw whyNone(all, usable, there, of: id, for: request)
  }

  /// The other types that implement what is asked for, and were passed over for the one that is
  /// marked.
  func otherImplementations(than chosen: Target, for request: ValueRequest) -> [RejectedProvider
    .Rival]
  {
    guard chosen.asked != chosen.id else { return [] }
    let all = catalog.implementations(of: chosen.asked, as: request.plainType).filter {
      $0 != chosen.id && !isUncallable($0, request) && finder.openCondition(of: $0) == nil
        && catalog.mismatch(of: $0, with: request.plainType) == nil && !catalog.isForTests($0)
        && catalog.isSeen($0, by: environment.container)
    }
    return all.map(rival) + foreignRivals(of: chosen.asked, for: request)
  }

  /// Refuses to pass by what is marked, and is there under other conditions only, or out of sight.
  private func checkMarks(
    _ marked: [SymbolID], _ usable: [SymbolID], of id: SymbolID, for request: ValueRequest
  ) throws(BuildingFailures) {
    let others = usable.filter(catalog.table.isMarkedLive)
    guard marked.isEmpty, usable.count > 1, let first = others.first else { return }
    let hidden = others.flatMap(finder.hiddenInitializers(of:))
    guard hidden.isEmpty else {
      let mark = RejectedProvider(
        name: catalog.table[first].path, location: nil, reason: .isMarkedInVain)
      throw BuildingFailures([BuildingFailure(request, hidden + [mark])])
    }
    throw whyNone([], others, [], of: id, for: request)
  }

  /// The failures if no implementation can be taken.
  private func whyNone(
    _ all: [SymbolID], _ usable: [SymbolID], _ there: [SymbolID], of id: SymbolID,
    for request: ValueRequest
  ) -> BuildingFailures {
    if !there.isEmpty {
      return BuildingFailures([
        BuildingFailure(request, there.flatMap(finder.hiddenInitializers(of:)))
      ])
    }
    let conditional = usable.compactMap { id in
      finder.openCondition(of: id).map { rejection(of: id, .isConditional($0)) }
    }
    if !conditional.isEmpty {
      return BuildingFailures([
        BuildingFailure(request, conditional + [maker(ofEachCaseOf: request)])
      ])
    }
    let tests = all.filter(catalog.isForTests).map { rejection(of: $0, .isForTests) }
    if !tests.isEmpty { return BuildingFailures([BuildingFailure(request, tests)]) }
    let uncallable = all.compactMap { whyUncallable($0, request) }
    if !uncallable.isEmpty { return BuildingFailures([BuildingFailure(request, uncallable)]) }
    return failures(request, .hasNoImplementation, of: id)
  }

  /// The reason why nothing can call a conforming type: it is generic, unavailable or ignored.
  private func whyUncallable(_ id: SymbolID, _ request: ValueRequest) -> RejectedProvider? {
    let arguments = catalog.arguments(of: id, implementing: request.plainType) ?? []
    let open = catalog.openParameters(of: id, implementing: request.plainType)
    guard open.isEmpty else { return rejection(of: id, .hasOpenArguments(open)) }
    return finder.initializers(of: id, arguments).lazy.compactMap(\.obstacle).first.map {
      rejection(of: id, $0)
    }
  }

  /// The function that would make a value which each case makes differently.
  func maker(ofEachCaseOf request: ValueRequest) -> RejectedProvider {
    RejectedProvider(
      name: "static func \(request.makerName)(…) -> \(request.text)", location: nil,
      reason: .isMadeByCase)
  }

  /// The types that have the requested associated types, or may have them.
  private func matching(
    _ conforming: [SymbolID], _ request: ValueRequest
  ) throws(BuildingFailures) -> [SymbolID] {
    var all: [SymbolID] = []
    var others: [RejectedProvider] = []
    for type in conforming {
      if let reason = catalog.mismatch(of: type, with: request.plainType) {
        others.append(rejection(of: type, reason))
      } else {
        all.append(type)
      }
    }
    guard !all.isEmpty || others.isEmpty else {
      throw BuildingFailures([BuildingFailure(request, others)])
    }
    return all
  }

  /// Whether nothing that calls it would compile, wherever it stands.
  private func isUncallable(_ id: SymbolID, _ request: ValueRequest) -> Bool {
    let arguments = catalog.arguments(of: id, implementing: request.plainType) ?? []
    let candidates = finder.initializers(of: id, arguments)
    return !candidates.isEmpty
      && candidates.allSatisfy {
        $0.obstacle == .isUnavailable || $0.obstacle == .isIgnored || $0.obstacle == .isGeneric
      }
  }

  /// Types that no source declares, and that conform: never built, and candidates nevertheless.
  private func foreignRivals(of id: SymbolID, for request: ValueRequest) -> [RejectedProvider.Rival]
  {
    let table = catalog.table
    let module = environment.container.symbol.module
    return catalog.foreignImplementations(of: id).filter { name, site in
      let condition = ConditionSet(site.declaration.conditions)
      let home = site.scope.module
      return context.and(condition.negated).isNever
        && (home == module || table.isImported(home, by: module))
    }.map { name, site in
      RejectedProvider.Rival(name: name, location: table.location(of: site))
    }.reduce(into: []) { rivals, rival in
      if !rivals.contains(where: { $0.name == rival.name }) { rivals.append(rival) }
    }
  }

  private func rival(_ id: SymbolID) -> RejectedProvider.Rival {
    RejectedProvider.Rival(
      name: catalog.table[id].path, location: catalog.table.location(of: catalog.table[id].sites[0])
    )
  }

  private func rejection(of id: SymbolID, _ reason: RejectedProvider.Reason) -> RejectedProvider {
    RejectedProvider(
      name: catalog.table[id].path,
      location: catalog.table.location(of: catalog.table[id].sites[0]), reason: reason)
  }
}

extension ValueRequest {
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

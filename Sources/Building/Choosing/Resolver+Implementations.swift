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
        of: rivals.map(rival) + foreign, marked.isEmpty ? .implementations : .marks, for: request)
    }
    if let only = rivals.first {
      let hidden = usable.count == 1 || marked.isEmpty ? [] : finder.hiddenInitializers(of: only)
      guard hidden.isEmpty else {
        throw BuildingFailures(request, hidden + [.markedInVain(table[only].path)])
      }
      try checkName(of: request, against: only, among: visible)
      return only
    }
    if !foreign.isEmpty {
      throw BuildingFailures(
        request,
        foreign.map {
          Refusal(
            .other, "'\($0.name)' conforms, and no source declares how it is made", at: $0.location)
        })
    }
    throw whyNone(all, usable, there, of: id, for: request)
  }

  /// The other types that implement what is asked for, and were passed over for the one that is
  /// marked.
  func otherImplementations(than chosen: Target, for request: ValueRequest) -> [Rival] {
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
      throw BuildingFailures(request, hidden + [.markedInVain(catalog.table[first].path)])
    }
    throw whyNone([], others, [], of: id, for: request)
  }

  /// The failures if no implementation can be taken.
  private func whyNone(
    _ all: [SymbolID], _ usable: [SymbolID], _ there: [SymbolID], of id: SymbolID,
    for request: ValueRequest
  ) -> BuildingFailures {
    if !there.isEmpty {
      return BuildingFailures(request, there.flatMap(finder.hiddenInitializers(of:)))
    }
    let table = catalog.table
    let conditional = usable.compactMap { id in
      finder.openCondition(of: id).map {
        Refusal.conditional(table[id].path, $0, at: table.location(of: id))
      }
    }
    if !conditional.isEmpty {
      return BuildingFailures(request, conditional + [maker(ofEachCaseOf: request)])
    }
    let tests = all.filter(catalog.isForTests).map {
      Refusal.forTests(table[$0].path, at: table.location(of: $0))
    }
    if !tests.isEmpty { return BuildingFailures(request, tests) }
    let uncallable = all.compactMap { whyUncallable($0, request) }
    if !uncallable.isEmpty { return BuildingFailures(request, uncallable) }
    return BuildingFailures(
      request,
      Refusal(.other, "no type conforms to '\(table[id].path)'", at: table.location(of: id)))
  }

  /// The reason why nothing can call a conforming type: it is generic, unavailable or ignored.
  private func whyUncallable(_ id: SymbolID, _ request: ValueRequest) -> Refusal? {
    let arguments = catalog.arguments(of: id, implementing: request.plainType) ?? []
    let open = catalog.openParameters(of: id, implementing: request.plainType)
    guard open.isEmpty else {
      return Refusal(
        .uncallable,
        "'\(catalog.table[id].path)' conforms, and nothing says what its \(open.someInQuotes) "
          + (open.count == 1 ? "is" : "are"), at: catalog.table.location(of: id))
    }
    return finder.initializers(of: id, arguments).lazy.compactMap(\.obstacle).first
  }

  /// The function that would make a value which each case makes differently.
  func maker(ofEachCaseOf request: ValueRequest) -> Refusal {
    Refusal(
      .cases,
      "write 'static func \(request.makerName)(…) -> \(request.text)' for each case, with the same "
        + "parameters and effects, and that is called")
  }

  /// The types that have the requested associated types, or may have them.
  private func matching(
    _ conforming: [SymbolID], _ request: ValueRequest
  ) throws(BuildingFailures) -> [SymbolID] {
    var all: [SymbolID] = []
    var others: [Refusal] = []
    for type in conforming {
      if let refusal = catalog.mismatch(of: type, with: request.plainType) {
        others.append(refusal)
      } else {
        all.append(type)
      }
    }
    guard !all.isEmpty || others.isEmpty else { throw BuildingFailures(request, others) }
    return all
  }

  /// Whether nothing that calls it would compile, wherever it stands.
  private func isUncallable(_ id: SymbolID, _ request: ValueRequest) -> Bool {
    let arguments = catalog.arguments(of: id, implementing: request.plainType) ?? []
    let candidates = finder.initializers(of: id, arguments)
    return !candidates.isEmpty && candidates.allSatisfy { $0.obstacle?.kind == .uncallable }
  }

  /// Types that no source declares, and that conform: never built, and candidates nevertheless.
  private func foreignRivals(of id: SymbolID, for request: ValueRequest) -> [Rival] {
    let table = catalog.table
    let module = environment.container.symbol.module
    return catalog.foreignImplementations(of: id).filter { name, site in
      let condition = ConditionSet(site.declaration.conditions)
      let home = site.scope.module
      return context.and(condition.negated).isNever
        && (home == module || table.isImported(home, by: module))
    }.map { name, site in
      Rival(name: name, location: table.location(of: site))
    }.reduce(into: []) { rivals, rival in
      if !rivals.contains(where: { $0.name == rival.name }) { rivals.append(rival) }
    }
  }

  /// Refuses to take a marked type where the name of what makes it tells another: `makeMailRouter`.
  private func checkName(
    of request: ValueRequest, against chosen: SymbolID, among visible: [SymbolID]
  ) throws(BuildingFailures) {
    let named = visible.first {
      request.name.isMakerName && "make\(catalog.table[$0].name)" == request.makerName
    }
    guard let named, named != chosen else { return }
    throw ambiguity(
      of: [named, chosen].map(rival), .implementations, for: request,
      fix: ": let it return '\(catalog.table[named].path)', if that is meant")
  }

  private func rival(_ id: SymbolID) -> Rival {
    Rival(name: catalog.table[id].path, location: catalog.table.location(of: id))
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

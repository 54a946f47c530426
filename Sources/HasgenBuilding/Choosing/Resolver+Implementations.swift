import HasgenGraph
import HasgenProgram
import HasgenReading

/// Implementations: the only type that conforms to a protocol, or the marked one.
extension Resolver {
  /// A conforming type, with its mark, and the reason why it cannot be used; `nil` if it can. `id`
  /// is `nil` for a type that no source declares, which is never built.
  private typealias Candidate = (
    id: SymbolID?, place: NamedPlace, isMarked: Bool, refusal: Refusal?
  )

  /// The only visible type that conforms and exists under the condition of the request. Throws if
  /// there is none, or more than one.
  func implementation(
    of id: SymbolID, for request: ValueRequest
  ) throws(BuildingFailures) -> SymbolID {
    let all = candidates(for: id, request)
    let marked = all.filter { $0.isMarked }
    let considered = marked.isEmpty ? all : marked
    let usable = considered.filter { $0.refusal == nil }
    guard usable.count < 2 else {
      throw ambiguity(
        of: usable.map(\.place), for: request, by: marked.isEmpty ? .mark : .unmark)
    }
    if let only = usable.first?.id { return only }
    var refusals = considered.compactMap(\.refusal)
    if let foreign = usable.first?.place {
      let cause = "'\(foreign.name)' conforms, and no source declares how it is made"
      refusals = [Refusal(.other, cause, at: foreign.location)]
    } else if let first = marked.first, all.count > 1 {
      refusals.append(.unusableMark(first.place.name))
    } else if refusals.isEmpty {
      let place = NamedPlace(id, in: catalog.table)
      let cause = "no type outside of tests conforms to '\(place.name)'"
      let lacks = environment.isInside ? environment.lacks(of: request) : []
      refusals = lacks.isEmpty ? [Refusal(.other, cause, at: place.location)] : lacks
    }
    throw BuildingFailures(request, refusals)
  }

  /// The conforming types, without those of other test targets.
  private func candidates(for id: SymbolID, _ request: ValueRequest) -> [Candidate] {
    let table = catalog.table
    let own = catalog.implementations(of: id, as: request.plainType).filter {
      let module = table[$0].module
      return module == finder.module || !table.modules[module].name.hasSuffix("Tests")
    }.map { id -> Candidate in
      let isMarked = table[id].sites.contains(where: \.declaration.isMarkedLive)
      return (id, NamedPlace(id, in: table), isMarked, refusal(of: id, isMarked, for: request))
    }
    var names: Set<String> = []
    let foreign = catalog.foreignImplementations(of: id).filter { name, site in
      let module = site.scope.module
      guard ConditionSet(site.declaration.conditions).holds(where: context),
        module == finder.module || table.isImported(module, by: finder.module)
      else { return false }
      return names.insert(name).inserted
    }.map { name, site -> Candidate in
      (nil, NamedPlace(name: name, location: table.location(of: site)), false, nil)
    }
    return own + foreign
  }

  /// The reason why a conforming type cannot be used: it has other associated types, is generic,
  /// unavailable, ignored or not visible, exists under some conditions only, or has no initializer
  /// that can be called. `nil` if it can be used.
  private func refusal(of id: SymbolID, _ isMarked: Bool, for request: ValueRequest) -> Refusal? {
    let table = catalog.table
    let (name, place) = (table[id].path, table.location(of: id))
    if let refusal = catalog.mismatch(of: id, with: request.plainType) { return refusal }
    let arguments = catalog.arguments(of: id, implementing: request.plainType)
    let open = zip(table[id].genericNames, arguments).filter { $1 == nil }.map(\.0)
    guard open.isEmpty else {
      return Refusal(
        .uncallable,
        "'\(name)' conforms, and nothing says what its \(open.someInQuotes) "
          + (open.count == 1 ? "is" : "are"), at: place)
    }
    if let obstacle = finder.obstacle(to: id) { return obstacle }
    let initializers = finder.initializers(of: id, arguments.compactMap(\.self))
    // A marked type is refused if no initializer can be used, another one only if no call compiles.
    let isRefused = initializers.map(\.obstacle).allSatisfy {
      isMarked ? $0 != nil : $0?.kind == .uncallable
    }
    return isRefused ? initializers.first?.obstacle : nil
  }
}

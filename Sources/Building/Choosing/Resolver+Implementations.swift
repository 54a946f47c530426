import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Implementations: the only type that implements a protocol, or the marked one.
extension Resolver {
  /// A conforming type, with its mark, and the reason why it is no candidate; `nil` if it is one.
  private typealias Candidate = (id: SymbolID, isMarked: Bool, refusal: Refusal?)

  /// The one type that is visible, conforms, and is there whenever the value is requested.
  func implementation(
    of id: SymbolID, for request: ValueRequest
  ) throws(BuildingFailures) -> SymbolID {
    let table = catalog.table
    let all = candidates(for: id, request)
    let marked = all.filter { $0.isMarked }
    let considered = marked.isEmpty ? all : marked
    let usable = considered.filter { $0.refusal == nil }.map(\.id)
    let foreign = marked.isEmpty ? foreignImplementations(of: id) : []
    guard usable.count + foreign.count < 2 else {
      throw ambiguity(
        of: usable.map { NamedPlace($0, in: table) } + foreign,
        marked.isEmpty ? .implementations : .marks, for: request)
    }
    if let only = usable.first {
      if !marked.isEmpty, all.count > 1 {
        let arguments = catalog.arguments(of: only, implementing: request.plainType)
        let obstacles = finder.initializers(of: only, arguments.compactMap(\.self)).map(\.obstacle)
        guard obstacles.contains(nil) else {
          throw BuildingFailures(
            request, obstacles.compactMap(\.self) + [.markedInVain(table[only].path)])
        }
      }
      try checkName(of: request, against: only, among: all)
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
    if let first = marked.first, all.count > 1 {
      throw BuildingFailures(
        request, marked.compactMap(\.refusal) + [.markedInVain(table[first.id].path)])
    }
    let refusals = considered.compactMap(\.refusal)
    throw BuildingFailures(
      request,
      refusals.isEmpty
        ? [Refusal(.other, "no type conforms to '\(table[id].path)'", at: table.location(of: id))]
        : refusals)
  }

  /// The other types that implement what is asked for, and were passed over for the one that is
  /// marked.
  func otherImplementations(than chosen: Target, for request: ValueRequest) -> [NamedPlace] {
    guard chosen.asked != chosen.id else { return [] }
    return candidates(for: chosen.asked, request).filter {
      $0.refusal == nil && $0.id != chosen.id
    }.map { NamedPlace($0.id, in: catalog.table) } + foreignImplementations(of: chosen.asked)
  }

  /// The conforming types, those for tests only where a test asks.
  private func candidates(for id: SymbolID, _ request: ValueRequest) -> [Candidate] {
    let isForTests = catalog.isForTests(environment.container.id)
    let all = catalog.implementations(of: id, as: request.plainType).map {
      ($0, isMarkedLive($0), refusal(of: $0, for: request))
    }
    let others = all.filter { isForTests || !catalog.isForTests($0.0) }
    return others.isEmpty ? all : others
  }

  /// The reason why a conforming type is no candidate: it has other associated types, is generic,
  /// unavailable or ignored, is there under some conditions only, or out of sight.
  private func refusal(of id: SymbolID, for request: ValueRequest) -> Refusal? {
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
    let obstacles = finder.initializers(of: id, arguments.compactMap(\.self)).map(\.obstacle)
    return obstacles.allSatisfy { $0?.kind == .uncallable } ? obstacles.first ?? nil : nil
  }

  /// Types that no source declares, and that conform: never built, and candidates nevertheless.
  private func foreignImplementations(of id: SymbolID) -> [NamedPlace] {
    let table = catalog.table
    let module = environment.container.symbol.module
    return catalog.foreignImplementations(of: id).filter { _, site in
      let home = site.scope.module
      return ConditionSet(site.declaration.conditions).holds(where: context)
        && (home == module || table.isImported(home, by: module))
    }.reduce(into: []) { rivals, found in
      if !rivals.contains(where: { $0.name == found.name }) {
        rivals.append(NamedPlace(name: found.name, location: table.location(of: found.site)))
      }
    }
  }

  /// Throws if `makeMailRouter` returns a protocol whose marked implementation is not `MailRouter`.
  private func checkName(
    of request: ValueRequest, against chosen: SymbolID, among all: [Candidate]
  ) throws(BuildingFailures) {
    let named = all.first {
      $0.refusal == nil && "make\(catalog.table[$0.id].name)" == request.name.withoutBackticks
    }
    guard let named, named.id != chosen else { return }
    throw ambiguity(
      of: [named.id, chosen].map { NamedPlace($0, in: catalog.table) }, .implementations,
      for: request,
      fix: ": let it return '\(catalog.table[named.id].path)', if that is meant")
  }

  /// True if a directive says that the type is the one to be built for its protocols.
  private func isMarkedLive(_ id: SymbolID) -> Bool {
    catalog.table[id].sites.contains(where: \.declaration.isMarkedLive)
  }
}

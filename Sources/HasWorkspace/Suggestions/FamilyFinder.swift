import Roles
import SwiftOutline
import SwiftProgram

/// Finds protocols that ask for one property and stand in compositions, by what their names share.
struct FamilyFinder {
  /// The family with most protocols first.
  private(set) var families: [SuggestedFamily] = []

  private let table: SymbolTable
  /// The protocols that consumers name, each with the compositions that do, in the order of the
  /// sources.
  private var named: [SymbolID: [Int]] = [:]
  private let compositions: [Composition]
  /// The number of protocols with each affix, named by a consumer or not.
  private var counts: [NameAffix: Int] = [:]

  init(table: SymbolTable) {
    self.table = table
    let noNames = Rules(protocols: NamePattern(prefixes: [], suffixes: []))
    compositions = CompositionFinder(table: table, rules: noNames).compositions
    for (index, composition) in compositions.enumerated() {
      for id in accessors(in: composition) { named[id, default: []].append(index) }
    }
    for id in table.allIDs where table[id].kind == .protocol {
      for affix in NameAffix.all(of: table[id].name) { counts[affix, default: 0] += 1 }
    }
    var left = Set(named.keys)
    while let family = largestFamily(of: left) {
      families.append(suggestion(family.affix, family.members))
      left.subtract(family.members)
    }
  }

  /// The protocols in a composition that may be Has-protocols; none if it is not plain that it is
  /// about dependencies.
  private func accessors(in composition: Composition) -> [SymbolID] {
    let isCalledSo =
      composition.isCalledSo || DependencyNames.fits(composition: composition.name)
    switch composition.form {
    case .alias, .inline, .argument: break
    case .umbrella, .single: if !isCalledSo { return [] }
    case .parent: return []
    }
    var found: [SymbolID] = []
    for type in composition.types {
      for id in table.expand(type, in: composition.scope).symbols
      where table.isAccessor(id) && !found.contains(id) {
        found.append(id)
      }
    }
    return found.count > 1 || isCalledSo ? found : []
  }

  /// The affix that most of some protocols share, with those that do; `nil` where no two do.
  private func largestFamily(
    of protocols: Set<SymbolID>
  ) -> (affix: NameAffix, members: [SymbolID])? {
    var members: [NameAffix: [SymbolID]] = [:]
    for id in protocols.sorted() {
      for affix in NameAffix.all(of: table[id].name) { members[affix, default: []].append(id) }
    }
    // One by the usual name is enough, as it is for the tool. Of any other name, most protocols that
    // have it must be named: 'Sign' of 'SignInContainer' begins others as well.
    let large = members.filter { affix, ids in
      affix == .standard || ids.count > 1 && ids.count * 2 >= counts[affix, default: 0]
    }
    return large.min { one, other in
      let (isUsual, isOtherUsual) = (one.key == .standard, other.key == .standard)
      if one.value.count != other.value.count { return one.value.count > other.value.count }
      return isUsual == isOtherUsual ? one.key < other.key : isUsual
    }.map { ($0.key, $0.value) }
  }

  private func suggestion(_ affix: NameAffix, _ members: [SymbolID]) -> SuggestedFamily {
    let places = Set(members.flatMap { named[$0] ?? [] }).sorted()
    return SuggestedFamily(
      affix: affix,
      protocols: members.map {
        SuggestedFamily.Named(
          name: table[$0].path, location: table.location(of: $0))
      },
      compositions: places.count,
      example: example(compositions[places[0]]))
  }

  private func example(_ composition: Composition) -> SuggestedFamily.Named {
    let declaration = composition.declaration
    let name =
      declaration.kind == .typealias && composition.consumer != declaration.name
      ? "\(composition.consumer).\(declaration.name)" : composition.consumer
    return SuggestedFamily.Named(
      name: name, location: table.location(of: declaration, inFile: composition.scope.file))
  }
}

extension SymbolTable {
  /// Whether a symbol is a protocol that asks for a few properties of values, mostly one, and for
  /// nothing else.
  fileprivate func isAccessor(_ id: SymbolID) -> Bool {
    guard self[id].kind == .protocol, let site = self[id].sites.first else { return false }
    let members = site.declaration.members.filter { $0.kind != .typealias }
    return (1...3).contains(members.count)
      && members.allSatisfy { $0.isProperty && !$0.isStatic }
  }
}

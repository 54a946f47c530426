import HasgenProgram
import HasgenReading

/// Finds the compositions that get a stub.
package struct StubbedConsumers {
  /// The consumers that get a stub, in source order.
  package var subjects: [StubSubject] = []
  /// The consumers with several inline compositions.
  package var ambiguous: [StubSubject] = []

  private let prefix: String
  private let table: SymbolTable
  private let rules: Rules

  /// - Parameters:
  ///   - module: The index of the consumers' module.
  ///   - prefix: The prefix of the stubs' names: `Stub` of `StubDependencies`.
  package init(
    in module: Int, named prefix: String, among compositions: [Composition], table: SymbolTable,
    rules: Rules
  ) {
    self.prefix = prefix
    self.table = table
    self.rules = rules
    let own = compositions.filter { $0.scope.module == module && !$0.isOfEnvironment(in: table) }
    var known: [String: ConditionSet] = [:]
    var named: [String: [Set<SymbolID>]] = [:]
    var umbrellas: Set<SymbolID> = []
    for composition in own where composition.isNamed {
      guard let subject = subject(for: composition) else { continue }
      named[subject.name, default: []].append(subject.protocols)
      let path = subject.path(in: table)
      let others = known[path] ?? .never
      guard others.and(subject.condition).isNever else { continue }
      known[path] = others.or(subject.condition)
      subjects.append(subject)
      if composition.form == .umbrella { umbrellas.formUnion(subject.protocols) }
    }
    let inPlace = own.filter(\.isOfConsumer)
    let hasSingles = inPlace.contains { $0.form == .single }
    let parents = ParentCompositions(
      among: hasSingles ? compositions : [], table: table, rules: rules)
    addInPlace(
      inPlace.filter { $0.form != .single || !parents.contains($0) },
      besides: named, umbrellas: umbrellas, taken: Set(known.keys))
  }

  /// The subject for a type that declares no composition itself, but stores or takes dependencies
  /// whose type is declared elsewhere: `typealias DayDependencies = HasA & HasB`.
  package func subject(of id: SymbolID) -> StubSubject? {
    for site in table[id].sites {
      for member in site.declaration.members where member.isProperty || member.kind == .`init` {
        let parameters = member.parameters.filter(\.isCalledAsDependencies).map(\.type)
        let isHolder = member.isProperty && member.isCalledAsDependencies
        let types = isHolder ? [member.type].compactMap(\.self) : parameters
        let composition = Composition(
          consumer: table[id].path, declaration: member,
          types: types.flatMap { type in
            table[id].bounds(ofGenericParameter: type.description) ?? [type.withoutOptional]
          }, scope: table.bodyScope(of: site, in: id),
          textOffset: nil, form: .inline, certainty: .certain, hasUsualName: true)
        if let subject = subject(for: composition) { return subject }
      }
    }
    return nil
  }

  /// Adds the inline compositions. A consumer's inline composition gets a stub if it is the only
  /// one that no other stub satisfies.
  private mutating func addInPlace(
    _ compositions: [Composition], besides named: [String: [Set<SymbolID>]],
    umbrellas: Set<SymbolID>, taken: Set<String>
  ) {
    var known = named
    var inPlace: [String: [StubSubject]] = [:]
    // Single protocols come last, since a composition of the consumer may already contain them.
    for composition in compositions.filter({ $0.form != .single })
      + compositions.filter({ $0.form == .single })
    {
      guard let subject = subject(for: composition) else { continue }
      let parts = subject.protocols
      let hasStub = known[subject.name]?.contains {
        composition.form == .single ? $0.isSuperset(of: parts) : $0 == parts
      }
      // A test uses the stub of the umbrella.
      let isInUmbrella =
        prefix == "Stub" && composition.form == .single && umbrellas.isSuperset(of: parts)
      if hasStub == true || isInUmbrella {
        // For `any Dependencies & Sendable`, the stub of the alias is `Sendable` too.
        let other = subjects.firstIndex { $0.name == subject.name && $0.protocols == parts }
        if let other { subjects[other].externals.formUnion(subject.externals) }
        continue
      }
      known[subject.name, default: []].append(parts)
      let path = subject.path(in: table)
      inPlace[path, default: []].append(subject)
    }
    for (path, all) in inPlace.sorted(by: { $0.key < $1.key }) {
      if all.count == 1, !taken.contains(path) {
        subjects.append(all[0])
      } else {
        ambiguous.append(all[0])
      }
    }
  }

  private func subject(for composition: Composition) -> StubSubject? {
    let declaration = composition.declaration
    if composition.form == .alias, rules.protocols.fits(composition.name) { return nil }
    let place = CompositionOwner(of: composition, in: table)
    guard let place, place.access > .fileprivate else { return nil }
    let condition = ConditionSet(declaration.conditions).and(place.condition)
    let parts: [CompositionExpansion.Part]
    var externals: Set<String> = []
    if composition.form == .umbrella {
      let id = table.id(module: composition.scope.module, path: place.path(of: composition.name))
      guard let id else { return nil }
      parts = [CompositionExpansion.Part(of: id, in: table)]
    } else {
      let expansions = composition.types.map {
        table.expand($0, in: composition.scope, when: condition)
      }
      parts = expansions.flatMap(\.parts).merged
      externals = Set(expansions.flatMap(\.externals))
    }
    guard parts.contains(where: { gathersDependencies($0.symbol) }) else { return nil }
    let nested = place.owner.flatMap { table.canNest(in: $0) ? $0 : nil }
    let name = "\(prefix)\(composition.isInPlace ? "Dependencies" : composition.name)"
    let outer = nested == nil ? place.name.pathParts.joined() : ""
    return StubSubject(
      name: place.name.isEmpty ? composition.name : place.name,
      stub: name.asTypeName(behind: outer),
      owner: nested, parts: parts, externals: externals,
      condition: composition.form == .umbrella ? parts[0].condition : condition,
      availability: place.availability + declaration.availability, file: composition.scope.file,
      offset: composition.textOffset ?? declaration.nameRange.lowerBound,
      seenFrom: composition.scope.file, isService: false)
  }

  /// True if a protocol is a Has-protocol or Makes-protocol, or inherits one.
  private func gathersDependencies(_ id: SymbolID) -> Bool {
    table[id].kind == .protocol
      && table.family(of: id).contains {
        rules.fitsDependency(table[$0].name) && !table[$0].sites[0].declaration.isIgnored
      }
  }
}

extension [CompositionExpansion.Part] {
  /// The parts without duplicates. Each has the conditions of all its duplicates.
  fileprivate var merged: Self {
    reduce(into: []) { parts, found in
      if let known = parts.firstIndex(where: { $0.symbol == found.symbol }) {
        parts[known].condition = parts[known].condition.or(found.condition)
      } else {
        parts.append(found)
      }
    }
  }
}

extension Composition {
  /// True if the composition is an inline type.
  fileprivate var isInPlace: Bool { form == .inline || form == .single || form == .argument }

  /// True if the composition is an inline type that describes the dependencies of its consumer. A
  /// single protocol must have a parameter or property with a name for dependencies, and a generic
  /// argument must belong to a supertype.
  fileprivate var isOfConsumer: Bool {
    let isSure = hasUsualName || form == .inline || form == .argument && declaration.kind.isNominal
    return isInPlace && declaration.kind != .extension && isSure
  }
}

/// The type that contains a composition.
private struct CompositionOwner {
  /// The type's qualified name; empty at file level.
  let name: String
  let owner: SymbolID?
  let access: Access
  let condition: ConditionSet
  let availability: [String]

  /// Creates the owner; `nil` for an inline composition at file level.
  init?(of composition: Composition, in table: SymbolTable) {
    let declaration = composition.declaration
    let scope = composition.scope
    var path = scope.owners.last?.path ?? ""
    var module = scope.owners.last?.module ?? scope.module
    if composition.isInPlace, declaration.kind.isNominal {
      path = path.isEmpty ? declaration.baseName : "\(path).\(declaration.baseName)"
      module = scope.module
    } else if path.isEmpty, composition.isInPlace {
      return nil
    }
    name = path
    owner =
      path.isEmpty
      ? nil
      : table.id(module: module, path: path, seenFrom: scope.file)
    let own = composition.isInPlace ? nil : declaration.access
    let ownerAccess = owner.map { table[$0].access } ?? .internal
    // The access of the alias does not matter inside a type, since only its protocols are used. At
    // file level, there is no other access.
    access = path.isEmpty ? own ?? .internal : ownerAccess
    condition = owner.map { table[$0].condition } ?? .always
    let enclosing = owner.map { table[$0].owner.enclosing } ?? []
    availability = enclosing.compactMap { table.id(module: $0.module, path: $0.path) }
      .flatMap { table[$0].sites.flatMap(\.declaration.availability) }
  }

  func path(of member: String) -> String { name.isEmpty ? member : "\(name).\(member)" }
}

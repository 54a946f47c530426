import HasgenGraph
import HasgenProgram
import HasgenReading

/// The uses of dependencies by consumers.
package struct Uses: Sendable {
  let facts: UseFacts
  let records: UseRecords
  private let table: SymbolTable
  private let containers: Set<SymbolID>
  /// The compositions that name an alias or umbrella protocol, by the place of its declaration.
  private let namers: [CodePlace: [AskingComposition]]

  init(
    of compositions: [AskingComposition], in table: SymbolTable, dependencies: Set<SymbolID>,
    containers: Set<SymbolID>, texts: SourceTexts
  ) {
    let named = compositions.filter(\.composition.isNamed)
    let types = HeldTypes(
      table: table, dependencies: dependencies,
      aliasNames: Set(named.map { $0.composition.name.asTypeName }))
    let paths = table.files.map(\.source.path)
    let mayHold = texts.search(types.names, paths)
    let maps = Array(paths.indices).concurrentMap(inBatchesOf: 16) { files in
      files.map { mayHold[$0] ? CodeMap(of: $0, in: table) : nil }
    }
    let index = HolderIndex(of: maps.compactMap(\.self), types, containers: containers)
    let facts = UseFacts(index: index, types: types)
    // Other files use a holder by the name of a property or alias. Without shared names, only the
    // files in `mayHold` are searched, because `types.names` contains the names of aliases.
    let names = index.sharedNames
    let others = paths.indices.filter { mayHold[$0] || !names.isEmpty }
    let isUsing = texts.search(names.union(types.aliasNames), others.map { paths[$0] })
    let files = index.files.union(zip(others, isUsing).filter(\.1).map(\.0))
    records = files.sorted().concurrentMap(inBatchesOf: 4) { files in
      files.map {
        UseReader.records(of: $0, map: maps[$0], bytes: texts.bytes(paths[$0]), facts)
      }
    }.reduce(into: UseRecords()) { $0.merge($1) }
    self.facts = facts
    self.table = table
    self.containers = containers
    namers = compositions.reduce(into: [:]) { namers, composition in
      for key in composition.sources.keys { namers[key, default: []].append(composition) }
    }
  }

  /// Returns the use of one protocol of a composition by its consumer.
  package func use(of id: SymbolID, in composition: AskingComposition) -> DependencyUse {
    let key = composition.key
    let family = table.family(of: id)
    let reads = family.compactMap { records[key].reads[$0] }
    if let read = reads.min(by: { key.isNearer($0, $1) }) { return .read(table.location(of: read)) }
    let passes = records[key].passes.filter { !$0.type.sources.ids.isDisjoint(with: family) }
    if let pass = passes.min(by: { key.isNearer($0.place, $1.place) }) {
      return .passedOn(table.location(of: pass.place), to: pass.receiver)
    }
    guard let doubt = doubt(about: composition) ?? doubt(about: id, in: composition) else {
      return .unused
    }
    return .unknown(doubt.reason, doubt.place.map { table.location(of: $0) })
  }

  /// True if a protocol has a member that a consumer may read.
  package func hasMembers(_ id: SymbolID) -> Bool { facts.members.hasMembers(id) }

  /// True if another composition names a composition.
  package func isNamedByAnother(_ other: AskingComposition) -> Bool { namers[other.key] != nil }

  /// The consumer that uses a dependency and gets it only by naming this composition; `nil` for
  /// none.
  func dependent(on id: SymbolID, of composition: AskingComposition) -> AskingComposition? {
    let family = table.family(of: id)
    return (namers[composition.key] ?? []).first { other in
      guard other.sources.has(id, onlyBy: composition.key) else { return false }
      let record = records[other.key]
      return doubt(about: other) != nil || family.contains { record.reads[$0] != nil }
        || record.passes.contains { pass in
          family.contains { pass.type.sources.has($0, without: composition.key) }
        }
    }
  }
}

extension Uses {
  /// The reason why hasgen cannot decide about a composition; `nil` for none.
  func doubt(about composition: AskingComposition) -> Doubt? {
    let key = composition.key
    if let place = records[key].escape {
      return Doubt(reason: "passes them where hasgen cannot follow them", place: place)
    }
    if let doubt = facts.index.doubts[key] { return doubt }
    if containers.contains(where: { composition.request.consumer.isType($0, in: table) }) {
      // Its generated code may use any dependency.
      return Doubt(reason: "is a container")
    }
    if isAssociated(composition) {
      return Doubt(reason: "has \(composition.nameInWords) as an associated type")
    }
    if !facts.index.held.contains(key), !records.mentioned.contains(key) {
      return Doubt(reason: "holds them in no property, parameter or constant of the type")
    }
    return nil
  }

  /// The reason why hasgen cannot decide about a dependency; `nil` for none. Its protocol may be
  /// needed because it makes the value an object or `Sendable`, and no used dependency does.
  private func doubt(about id: SymbolID, in composition: AskingComposition) -> Doubt? {
    func brought(by id: SymbolID) -> Set<String> {
      let others = Set(table.family(of: id)).subtracting(facts.types.dependencies)
      return table.supertypeClosure(of: id).externals.union(others.map { table[$0].path })
    }
    let name = table[id].path
    guard facts.members.hasMembers(id) else {
      return Doubt(reason: "may need '\(name)', which has no members", place: nil)
    }
    let module = composition.composition.scope.module
    let hasTypes = !table.requirements(of: id, seenFrom: module).associatedTypes.isEmpty
    let record = records[composition.key]
    let needed = record.passes.reduce(into: Set(record.reads.keys)) {
      $0.formUnion($1.type.sources.ids)
    }
    let used = composition.sources.ids.filter {
      $0 != id && table.family(of: $0).contains(where: needed.contains)
    }
    var more = brought(by: id).subtracting(used.flatMap(brought))
    if used.isEmpty { more.remove("Sendable") }
    guard hasTypes || !more.isEmpty else { return nil }
    let brings = hasTypes ? "an associated type" : "'\(more.min() ?? "")'"
    return Doubt(reason: "may need \(brings), which '\(name)' brings", place: nil)
  }

  /// True if an alias may be the associated type of a protocol, so that code outside the consumer
  /// may need it.
  private func isAssociated(_ composition: AskingComposition) -> Bool {
    guard composition.isAlias, let owner = composition.composition.owner(in: table) else {
      return false
    }
    let name = composition.composition.declaration.baseName
    let closure = table.supertypeClosure(of: owner)
    // A protocol of an unread module may require a function that takes the associated type.
    if !closure.externals.isEmpty, table.importsUnreadModule(composition.composition.scope.file),
      table.members(of: owner, where: { $0.kind == .func }).contains(where: { member in
        member.declaration.parameters.contains { $0.type.hasName { $0.lastName == name } }
      })
    {
      return true
    }
    return closure.protocols.keys.contains { ancestor in
      table[ancestor].name != "Injecting"
        && table[ancestor].sites.flatMap(\.declaration.members).contains {
          $0.kind == .associatedtype && $0.baseName == name
        }
    }
  }

  /// True if no parameter, property or other composition names an alias.
  func isNeverNamed(_ composition: AskingComposition) -> Bool {
    let own = composition.composition
    guard composition.isAlias, !isNamed(composition), own.owner(in: table) != nil else {
      return false
    }
    let isPublic = (own.declaration.access ?? .internal) >= .public
    let isEmpty = composition.terms.allSatisfy(\.dependencies.isEmpty)
    if isPublic || isEmpty || table.importsUnreadModule(own.scope.file) { return false }
    return !isAssociated(composition)
  }

  /// True if a declaration, a body or another composition names a composition.
  private func isNamed(_ composition: AskingComposition) -> Bool {
    let mentioned = [facts.index.mentioned, records.mentioned]
    return mentioned.contains { $0.contains(composition.key) } || isNamedByAnother(composition)
  }
}

extension UseReader {
  /// Returns the uses in a file. If the file cannot be read to its end, all compositions escape in
  /// it.
  fileprivate static func records(
    of file: Int, map: CodeMap?, bytes: [UInt8]?, _ app: UseFacts
  ) -> UseRecords {
    let text = BodyText(reading: bytes ?? [])
    if bytes != nil, text.isComplete {
      var reader = UseReader(app, file: file, text: text, map: map)
      reader.read()
      return reader.records
    }
    var records = UseRecords()
    records.addEscape(of: app.index.held, at: CodePlace(file: file, offset: 0))
    return records
  }
}

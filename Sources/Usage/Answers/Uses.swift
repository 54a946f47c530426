import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// What the consumers do with the dependencies that they ask for.
package struct Uses: Sendable {
  /// For each rule that looks for words, the files with one of them.
  package let filesOfRules: [DiagnosticID: [String]]
  let facts: UseFacts
  let records: UseRecords
  private let containers: Set<SymbolID>
  /// The compositions that code outside of the sources may get at.
  private let published: Set<CompositionKey>

  /// - Parameters:
  ///   - compositions: Those that are asked for; `nil` for all.
  ///   - wordsOfRules: The words that rules look for, which are searched for by the way.
  package init(
    of compositions: [AskingComposition]?, _ code: CodeMaps, in table: SymbolTable,
    containers: Set<SymbolID>, texts: SourceTexts, wordsOfRules: [DiagnosticID: Set<String>]
  ) {
    let paths = table.files.map(\.source.path)
    let relevant = compositions.map {
      RelevantFiles(for: $0, code, in: paths, texts: texts)
    }
    let index = relevant?.index ?? HolderIndex(code)
    let words = index.names.union(code.aliasNames)
    let rules = Array(wordsOfRules)
    let found =
      relevant?.searched(for: words.union(code.genericNames), in: paths, texts)
      ?? texts.search(
        [words, RelevantFiles.dynamicWords, code.genericNames] + rules.map(\.value), paths)
    filesOfRules = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { number, rule in
        (rule.key, zip(paths, found).filter { $0.1[3 + number] }.map(\.0))
      })
    let dynamic = zip(paths, found).filter { $0.1[1] }.map(\.0)
    let facts = UseFacts(index, table, texts: texts, hasDynamicMembers: !dynamic.isEmpty)
    self.facts = facts
    self.containers = containers
    published = index.holders.values.joined().filter { $0.access >= .public }
      .reduce(into: []) { $0.formUnion($1.type.keys) }
    let dynamicUsers = Set(texts.mentioning(facts.dynamicNames, paths))
    let files = paths.indices.filter {
      found[$0][0] || found[$0][2] || dynamicUsers.contains(paths[$0])
    }
    let used = files.concurrentMap(inBatchesOf: 4) { files in
      files.map { file in
        UseReader.records(of: file, facts, texts.bytes(paths[file]))
      }
    }
    records = used.reduce(into: UseRecords()) { $0.add($1) }
  }

  /// What a consumer does with one of the protocols that a composition brings.
  package func use(of id: SymbolID, in composition: AskingComposition) -> DependencyUse {
    let table = facts.index.table
    let key = composition.key(in: table)
    let record = records[key]
    let family = family(of: id)
    func isNearer(_ one: CodeOffset, _ other: CodeOffset) -> Bool {
      one != other && key.nearest(one, other) == one
    }
    let read = family.compactMap { record.read[$0] }.min(by: isNearer)
    if let read { return .read(location(read)) }
    let passed = family.compactMap { record.passed[$0] }.min { isNearer($0.place, $1.place) }
    if let passed {
      return .passedOn(location(passed.place), to: passed.to)
    }
    let loose = records.loose(family, in: record.files.union([key.file]))
    if let escape = record.escape ?? facts.index.opaque[key] ?? loose {
      return .unknown(location(escape))
    }
    guard facts.index.held.contains(key) || records.mentioned.contains(key),
      !published.contains(key),
      !isOfContainer(composition), !isAssociated(composition), !isOverloaded(composition),
      facts.members.hasMembers(id),
      !bringsMore(
        id,
        than: {
          self.family(of: $0).contains { record.read[$0] != nil || record.passed[$0] != nil }
        },
        in: composition)
    else { return .unknown(nil) }
    return .unused
  }

  /// A protocol, and all that it inherits from.
  private func family(of id: SymbolID) -> Set<SymbolID> {
    Set([id]).union(facts.index.table.supertypeClosure(of: id).protocols.keys)
  }

  /// Whether a protocol makes of a value what no other protocol that is used does: an object that may
  /// be held weakly, something that is `Sendable` or `Hashable`, or something with a type of its own.
  private func bringsMore(
    _ id: SymbolID, than isUsed: (SymbolID) -> Bool, in composition: AskingComposition
  ) -> Bool {
    let table = facts.index.table
    func brought(by id: SymbolID) -> Set<String> {
      let closure = table.supertypeClosure(of: id)
      let others = closure.protocols.keys.filter { !facts.index.types.dependencies.contains($0) }
      return closure.externals.union(others.map { table[$0].path })
    }
    let hasTypes = ([id] + table.supertypeClosure(of: id).protocols.keys).contains { ancestor in
      table[ancestor].sites.contains { site in
        site.declaration.members.contains { $0.kind == .associatedtype }
      }
    }
    guard !hasTypes else { return true }
    var more = brought(by: id)
    let all = composition.request.parts.map(\.id).filter { $0 != id && isUsed($0) }
    // What is not used at all is not sent anywhere.
    if all.isEmpty { more.remove("Sendable") }
    return !more.isSubset(of: all.reduce(into: []) { $0.formUnion(brought(by: $1)) })
  }

  /// Whether nothing in the sources takes what an alias asks for: no parameter, property or
  /// composition names it.
  package func isIdle(_ composition: AskingComposition) -> Bool {
    let table = facts.index.table
    let key = composition.key(in: table)
    let declaration = composition.composition.declaration
    return composition.composition.form == .alias && !facts.index.mentioned.contains(key)
      && !records.mentioned.contains(key) && declaration.access.map { $0 < .public } ?? true
      && composition.composition.scope.owners.last != nil
      && composition.terms.contains { !$0.protocols.isEmpty }
      && !table.importsUnreadModule(composition.composition.scope.file)
      && !isAssociated(composition)
  }

  /// Whether an alias or a generic parameter may say what an associated type of a protocol is, so that
  /// others decide on it.
  private func isAssociated(_ composition: AskingComposition) -> Bool {
    let table = facts.index.table
    let declaration = composition.composition.declaration
    let scope = composition.composition.scope
    let isAlias = composition.composition.form == .alias
    let consumer = composition.request.consumer
    let owner =
      isAlias ? scope.owners.last : Scope.Owner(module: consumer.module, path: consumer.name)
    let names = isAlias ? [declaration.baseName] : declaration.genericParameters.map(\.name)
    guard !names.isEmpty, let owner,
      let id = table.id(module: owner.module, path: owner.path, seenFrom: scope.file)
    else { return false }
    let supertypeClosure = table.supertypeClosure(of: id)
    // A protocol of a module that is not read, of which a function is asked with the type.
    if !supertypeClosure.externals.isEmpty, table.importsUnreadModule(scope.file),
      names.contains(where: { facts.index.isParameterOfFunction($0, of: id) })
    {
      return true
    }
    return supertypeClosure.protocols.keys.contains { ancestor in
      table[ancestor].name != "Injecting"
        && table[ancestor].sites.contains { site in
          site.declaration.members.contains {
            $0.kind == .associatedtype && names.contains($0.baseName)
          }
        }
    }
  }

  /// Whether a function takes what is asked for and has another one of its name beside it: what they
  /// take tells the two apart.
  private func isOverloaded(_ composition: AskingComposition) -> Bool {
    let table = facts.index.table
    let declaration = composition.composition.declaration
    let scope = composition.composition.scope
    var declared = facts.callees.names.globals(named: declaration.baseName).map(\.declaration)
    if let owner = scope.owners.last {
      let id = table.id(module: owner.module, path: owner.path, seenFrom: scope.file)
      let sites = id.map { table[$0].headers } ?? []
      declared = sites.flatMap(\.declaration.members)
    }
    let functions = declared.filter { [.func, .`init`, .subscript].contains($0.kind) }
    let taking = functions.filter { function in
      composition.composition.form == .alias
        ? function.takes(declaration.baseName) : function.name == declaration.name
    }
    return taking.contains { function in
      functions.count { $0.kind == function.kind && $0.name == function.name } > 1
    }
  }

  /// Whether a protocol has a member that a consumer may read.
  package func hasMembers(_ id: SymbolID) -> Bool { facts.members.hasMembers(id) }

  /// The casts of dependencies to what the compositions do not have, in the order of the sources.
  package var casts: [AuthorityCast] { records.casts.sorted { $0.place < $1.place } }

  /// Whether a container asks: what is generated for it may use anything.
  private func isOfContainer(_ composition: AskingComposition) -> Bool {
    let consumer = composition.request.consumer
    let table = facts.index.table
    return containers.contains {
      table[$0].path == consumer.name && table[$0].module == consumer.module
    }
  }

  private func location(_ place: CodeOffset) -> Location {
    facts.index.table.location(file: place.file, offset: place.offset)
  }
}

extension CodeOffset: Comparable {
  package static func < (left: CodeOffset, right: CodeOffset) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

extension AskingComposition {
  /// Where it is written.
  func key(in table: SymbolTable) -> CompositionKey {
    let file = composition.scope.file
    switch composition.form {
    case .alias, .umbrella:
      return CompositionKey(file: file, offset: composition.declaration.nameRange.lowerBound)
    case .inline, .single, .argument, .parent:
      return CompositionKey(
        file: file,
        offset: composition.textOffset
          ?? composition.types.first?.namedParts.first?.offset ?? 0)
    }
  }
}

extension UseReader {
  /// What the code of a file does; all that it holds goes where it is not followed if it cannot be
  /// read.
  fileprivate static func records(of file: Int, _ app: UseFacts, _ bytes: [UInt8]?) -> UseRecords {
    let text = BodyText(reading: bytes ?? [])
    if bytes != nil, text.isComplete {
      var reader = UseReader(app, file: file, text: text)
      reader.read()
      return reader.records
    }
    var records = UseRecords()
    let holders = app.index.holders.values.joined()
    let keys = holders.filter { $0.file == file || $0.access > .fileprivate }
      .reduce(into: Set<CompositionKey>()) { $0.formUnion($1.type.keys) }
    records.addEscape(of: keys, at: CodeOffset(file: file, offset: 0))
    return records
  }
}

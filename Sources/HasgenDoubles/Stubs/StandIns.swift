import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// The default values of services in the stubs of consumers.
struct StandIns {
  /// The needs of the default values in a stub.
  struct Needs {
    /// The global actor that they must be evaluated on; `nil` for none.
    var isolation: String?
    var imports: Set<NeededImport> = []
    var findings: [Finding] = []
  }

  private let table: SymbolTable
  /// The services with a generated stub, by their resolved types.
  private let generated: [TypeSyntax: StubSubject]
  /// The handwritten types whose names the configuration allows, at file level of the test target
  /// and of modules that it imports and does not test.
  private let types: [SymbolID]
  /// Finds the initializers that the test target sees; `nil` if there are no such types.
  private let finder: ProviderFinder?
  /// A file of the test target, by index; `nil` if the configuration has no pattern for names.
  private let file: Int?

  /// - Parameters:
  ///   - services: The services with a generated stub.
  ///   - modules: The modules that the target tests, by index.
  init(
    of target: DoublesTarget, stubbing services: [StubSubject], testing modules: [Int],
    in table: SymbolTable, by rules: Rules
  ) {
    self.table = table
    var generated: [TypeSyntax: StubSubject] = [:]
    for service in services {
      let id = service.parts[0].symbol
      let list = table.requirements(of: id, seenFrom: table[id].module)
      // A call has to state the associated types of a stub.
      if list.associatedTypes.isEmpty { generated[table.resolvedType(of: id)] = service }
    }
    self.generated = generated
    let module = table.moduleIndices[target.folder.text]
    file = module.flatMap { module in table.files.firstIndex { $0.module == module } }
    types = table.allIDs.filter { id in
      let type = table[id]
      guard let module, target.isStandIn?(type.name) == true else { return false }
      return type.kind.mayConsume && type.enclosingPath.isEmpty
        && !modules.contains(type.module) && table.isVisible(id, fromModule: module)
    }
    finder = types.first.map {
      ProviderFinder(
        catalog: TypeCatalog(table: table, rules: rules, containers: [:]),
        container: NominalType($0, in: table), context: .always, seenFrom: module)
    }
  }

  /// Gives the members of a consumer's stub their default values.
  func addDefaults(to members: inout [StubMember], _ spelling: inout TypeSpelling) -> Needs {
    var needs = Needs()
    for index in members.indices where members[index].declaration.isProperty {
      let member = members[index]
      guard let written = member.declaration.type else { continue }
      let type = table.resolved(written, in: member.requirement.scope).unwrappedOrSelf
      let found = finder?.typesMadeWithoutArguments(types, as: type) ?? []
      let name: String
      if found.count > 1 {
        needs.findings.append(severalStandIns(found.map(\.id), for: written.unwrappedOrSelf))
        continue
      } else if let file, let (id, actor) = found.first {
        let known = member.suppliesValue ? needs.isolation ?? actor : member.isolation
        guard actor == nil || actor == known else { continue }
        if member.suppliesValue { needs.isolation = known }
        needs.imports.formUnion(
          table.imports(of: [table[id].module: .internal], inFile: file).imports)
        name = table[id].name
      } else if let stub = generated[type.withoutPrefixes] {
        name = (stub.owner.map { "\(spelling.name(of: $0))." } ?? "") + stub.stub
      } else {
        continue
      }
      members[index].omission = .value(member.suppliesValue ? "\(name)()" : "{ \(name)() }")
    }
    return needs
  }

  private func severalStandIns(_ types: [SymbolID], for service: TypeSyntax) -> Finding {
    let names = types.map { table[$0].name }
    return Finding(
      Diagnostic(
        severity: .error, id: .unknownTests,
        message: "'\(names[0])' and '\(names[1])' both stand in for '\(service)' in tests",
        location: table.location(of: types[0]),
        notes: [
          Note("write '// hasgen: ignore' above the one that tests pass themselves"),
          Note("the other is here", at: table.location(of: types[1])),
        ]))
  }
}

extension ProviderFinder {
  /// The types of a list that have all parts of a resolved type, and that an initializer makes
  /// without arguments, effects or failure, each with the global actor of the initializer.
  func typesMadeWithoutArguments(
    _ types: [SymbolID], as type: TypeSyntax
  ) -> [(id: SymbolID, isolation: String?)] {
    let parts = catalog.parts(of: type)
    let wanted = parts.compactMap(catalog.id(of:))
    guard wanted.count == parts.count, !type.description.contains("<") else { return [] }
    return types.compactMap { id in
      let supertypes = catalog.supertypes(of: catalog.table.resolvedType(of: id))
      guard supertypes.isSuperset(of: wanted) else { return nil }
      let initializer = initializers(of: id).first { provider in
        provider.callee == .type(id, []) && provider.isCallable
          && provider.parameters.allSatisfy(\.hasDefault)
      }
      return initializer.map { (id, $0.isolation) }
    }
  }
}

import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// The types of a test target that stand in for services if a test passes none.
struct StandIns {
  /// The services with a generated stub, by their resolved names.
  private var generated: [String: StubSubject] = [:]
  /// The handwritten types; `nil` if the configuration has no pattern for their names.
  private let handwritten: HandwrittenStandIns?

  /// - Parameter modules: The modules that the target tests, by index.
  init(of target: DoublesTarget, testing modules: [Int], in table: SymbolTable, by rules: Rules) {
    handwritten = HandwrittenStandIns(of: target, testing: modules, in: table, by: rules)
  }

  /// Adds the generated stub of a service, unless a call has to state its associated types.
  mutating func add(_ stub: Stub, of subject: StubSubject, in table: SymbolTable) {
    guard subject.isService, stub.genericParameters.isEmpty else { return }
    generated[table.resolvedName(of: subject.parts[0].symbol)] = subject
  }

  /// The default values of a consumer's dependencies.
  struct Defaults {
    /// The global actor that they must be evaluated on; `nil` for none.
    var isolation: String?
    /// The imports that they need.
    var imports: Set<NeededImport> = []
    var findings: [Finding] = []
  }

  /// Gives the members of a consumer's stub their default values, and returns what these need.
  func defaults(
    for members: inout [StubMember], of subject: StubSubject, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) -> Defaults {
    var defaults = Defaults()
    for index in members.indices where members[index].declaration.isProperty {
      let member = members[index]
      let actors = member.suppliesValue ? defaults.isolation.map { [nil, $0] } : [member.isolation]
      guard let services = member.services(in: table) else { continue }
      let found = handwritten?.types(for: services, when: subject.condition) ?? []
      let code: String
      if let type = found.first {
        if found.count > 1 { defaults.findings.append(.severalStandIns(found, for: services)) }
        guard found.count == 1, actors?.contains(type.isolation) != false else { continue }
        code = "\(type.name)()"
        defaults.imports.formUnion([type.neededImport].compactMap(\.self))
        if member.suppliesValue { defaults.isolation = defaults.isolation ?? type.isolation }
      } else if services.count == 1, let stub = generated[services[0]] {
        let owner = stub.owner.map { "\(spelling.name(of: $0))." } ?? ""
        code = "\(owner)\(stub.stub)()"
      } else {
        continue
      }
      members[index].omission = .value(member.suppliesValue ? code : "{ \(code) }")
    }
    return defaults
  }
}

extension StubMember {
  /// The resolved names of the types that its value must have; `nil` if it is not composed of names
  /// without generic arguments.
  fileprivate func services(in table: SymbolTable) -> [String]? {
    guard let written = declaration.type else { return nil }
    let names = table.resolved(written, in: requirement.scope).unwrappedOrSelf.namedParts
    let arePlain = names.allSatisfy { $0.components.allSatisfy(\.arguments.isEmpty) }
    return names.isEmpty || !arePlain ? nil : names.map(\.path)
  }
}

/// The types at file level of a test target, and of modules that it imports, whose names the
/// configuration allows for stand-ins.
private struct HandwrittenStandIns {
  /// A type that can be made without arguments.
  struct StandIn {
    let name: String
    /// The global actor of its initializer; `nil` for none.
    let isolation: String?
    /// The import of its module; `nil` for the test target itself.
    let neededImport: NeededImport?
    let location: Location
  }

  private let catalog: TypeCatalog
  /// The generated file, as a type of the test target.
  private let file: NominalType
  private let types: [SymbolID]

  init?(
    of target: DoublesTarget, testing modules: [Int], in known: SymbolTable, by rules: Rules
  ) {
    guard let isStandIn = target.isStandIn, let tests = target.tests else { return nil }
    let generated = SourceFile(
      path: target.folder.text, outline: Outline(reading: "struct \(Self.fileName) {}"))
    let module = known.modules.count
    let table = SymbolTable(
      registering: known.modules + [tests.with(files: tests.files + [generated])])
    guard let id = table.id(module: module, path: Self.fileName) else { return nil }
    catalog = TypeCatalog(table: table, rules: rules, containers: [:])
    file = NominalType(id, in: table)
    types = table.allIDs.filter { id in
      let type = table[id]
      return type.kind.mayConsume && type.enclosingPath.isEmpty && isStandIn(type.name)
        && !modules.contains(type.module) && table.isVisible(id, fromModule: module)
    }
  }

  private static let fileName = "GeneratedDoubles"

  /// The types that have all the given types and that an initializer makes without arguments.
  func types(for services: [String], when context: ConditionSet) -> [StandIn] {
    let table = catalog.table
    let finder = ProviderFinder(catalog: catalog, container: file, context: context)
    return types.compactMap { id in
      let supertypes = catalog.supertypes(of: table.resolvedType(of: id))
      guard Set(supertypes.map(table.resolvedName)).isSuperset(of: services),
        let initializer = finder.plainInitializer(of: id)
      else { return nil }
      return StandIn(
        name: table[id].name, isolation: initializer.isolation,
        neededImport: neededImport(of: table[id].module), location: table.location(of: id))
    }
  }

  private func neededImport(of module: Int) -> NeededImport? {
    guard module != file.module else { return nil }
    let table = catalog.table
    let imports = table.files.filter { $0.module == file.module }
      .flatMap { $0.imports[module] ?? [] }
    return table.neededImport(
      table.modules[module].name, like: imports.first, for: .internal, inFile: file.file)
  }
}

extension ProviderFinder {
  /// The initializer that makes a type without arguments, effects or failure; `nil` for none.
  func plainInitializer(of id: SymbolID) -> Provider? {
    initializers(of: id).first { provider in
      guard case .type = provider.callee else { return false }
      return provider.isCallable && provider.parameters.allSatisfy(\.hasDefault)
    }
  }
}

extension Finding {
  /// The error that several handwritten types stand in for a service.
  fileprivate static func severalStandIns(
    _ types: [HandwrittenStandIns.StandIn], for services: [String]
  ) -> Finding {
    let name = services.map { $0.pathParts.dropFirst().joined(separator: ".") }.joined(separator: " & ")
    let diagnostic = Diagnostic(
      severity: .error, id: .unknownTests,
      message: "'\(types[0].name)' and '\(types[1].name)' both stand in for '\(name)' in tests",
      location: types[0].location,
      notes: [
        Diagnostic.Note("write '// hasgen: ignore' above the one that tests pass themselves"),
        Diagnostic.Note("the other is here", at: types[1].location),
      ])
    return Finding(diagnostic)
  }
}

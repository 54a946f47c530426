import HasgenProgram
import HasgenReading

/// The sources, with the names looked up and the containers and compositions found.
package struct KnownSources: Sendable {
  package let table: SymbolTable
  package let rules: Rules
  /// The containers, those that no other file sees included, in the order of the sources.
  package let containers: [NominalType]
  /// The reason why each of them is a container.
  package let origins: [SymbolID: ContainerOrigin]
  /// The names of configured containers without a module which types of several modules have.
  package let ambiguous: [String: [SymbolID]]
  /// The declarations and types that may be compositions.
  package let compositions: [Composition]
  /// The protocols that are declared for the containers' properties.
  package let declared: DeclaredProtocols

  /// Looks up the names. The result does not depend on the order of the modules and files.
  package init(modules: [SourceModule], rules: Rules) {
    let modules = ReferenceDeclaration(rules: rules).added(to: modules.sortedByName)
    var known = Self.lookUp(modules, rules)
    ambiguous = known.table.ambiguousChoices(by: rules)
    let rules = rules.choosing(rules.choices.narrowed(besides: Set(ambiguous.keys)))
    self.rules = rules
    declared = DeclaredProtocols(
      in: known.table, by: rules, containers: known.containers)
    if !declared.isEmpty { known = Self.lookUp(declared.added(to: modules), rules) }
    (table, containers, origins, compositions) = known
  }

  private static func lookUp(
    _ modules: [SourceModule], _ rules: Rules
  ) -> (
    table: SymbolTable, containers: [NominalType], origins: [SymbolID: ContainerOrigin],
    compositions: [Composition]
  ) {
    let table = SymbolTable(registering: modules)
    let (finder, compositions) = bothAtOnce(
      { ContainerFinder(table: table, rules: rules) },
      { CompositionFinder(table: table, rules: rules).compositions })
    let origins = finder.origins(among: compositions)
    let containers = origins.keys.sorted().map { NominalType($0, in: table) }
    let asked = compositions.askedWhereContainersAre(containers, in: table)
    return (table, containers, origins, asked)
  }
}

extension [Composition] {
  /// The compositions that count. A file of several modules, such as one that an app shares with its
  /// widget, asks in those that have a container.
  fileprivate func askedWhereContainersAre(
    _ containers: [NominalType], in table: SymbolTable
  ) -> [Composition] {
    let served = Set(containers.map(\.module))
    func isServed(_ composition: Composition) -> Bool { served.contains(composition.scope.module) }
    func path(_ composition: Composition) -> String {
      table.files[composition.scope.file].source.path
    }
    let paths = Set(filter(isServed).map(path))
    return filter { isServed($0) || !paths.contains(path($0)) }
  }
}

extension [SourceModule] {
  /// The modules and their files, sorted by name and path.
  fileprivate var sortedByName: [SourceModule] {
    sorted {
      $0.name == $1.name ? $0.firstPath < $1.firstPath : $0.name < $1.name
    }.map { module in
      module.with(files: module.files.sorted { $0.path < $1.path })
    }
  }
}

extension SourceModule {
  /// The first path of the module's files, which orders modules with the same name.
  fileprivate var firstPath: String { files.map(\.path).min() ?? "" }
}

extension SymbolTable {
  /// True if a module belongs to a package that generates its own files.
  package func isReadOnly(_ module: Int) -> Bool { modules[module].settings.isReadOnly }

  /// True if a diagnostic is about a package that generates its own files, so that another run
  /// reports it. False for unmet dependencies: containers of this run may have to supply them.
  package func isOfReadOnlyModule(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id != .unmetDependency, let path = diagnostic.location?.path else {
      return false
    }
    return modules.contains { module in
      module.settings.isReadOnly && module.files.contains { $0.path == path }
    }
  }
}

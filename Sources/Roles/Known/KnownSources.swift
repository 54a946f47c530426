import SwiftProgram

/// The sources, with the names looked up and the containers and compositions found.
package struct KnownSources: Sendable {
  package let table: SymbolTable
  package let rules: Rules
  /// The containers, private ones included.
  package let found: FoundContainers
  /// The choices of the user that fit several containers.
  package let ambiguous: [AmbiguousContainer]
  /// The declarations and types that may be compositions.
  package let compositions: [Composition]
  /// The protocols that are declared for the containers' properties.
  package let declared: DeclaredProtocols

  /// Looks up the names. The result does not depend on the order of the modules and files.
  package init(modules: [SourceModule], rules: Rules) {
    let modules = ReferenceDeclaration(rules: rules).added(to: modules.sortedByName)
    var known = Self.lookUp(modules, rules)
    ambiguous = AmbiguousContainer.all(in: known.table, by: rules)
    let rules = rules.choosing(rules.choices.narrowed(besides: Set(ambiguous.map(\.name))))
    self.rules = rules
    declared = DeclaredProtocols(
      in: known.table, by: rules, containers: known.found.models)
    if !declared.isEmpty { known = Self.lookUp(declared.added(to: modules), rules) }
    (table, found, compositions) = known
  }

  private static func lookUp(
    _ modules: [SourceModule], _ rules: Rules
  ) -> (table: SymbolTable, found: FoundContainers, compositions: [Composition]) {
    let table = SymbolTable(registering: modules)
    let (finder, compositions) = bothAtOnce(
      { ContainerFinder(table: table, rules: rules) },
      { CompositionFinder(table: table, rules: rules).compositions })
    return (table, finder.containers(among: compositions), compositions)
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

extension KnownSources {
  /// True if no protocol has the name of a Has-protocol or Makes-protocol, so that the project may
  /// use other names.
  package var hasNoHasProtocols: Bool { table.dependencyProtocols(by: rules).isEmpty }
}

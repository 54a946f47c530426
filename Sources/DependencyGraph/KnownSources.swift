/// Sources with what every name in them means, as far as their files are outlined.
package struct KnownSources: Sendable {
  let table: SymbolTable
  let rules: Rules
  let finder: ContainerFinder
  /// The protocols that the containers' properties get.
  let declared: DeclaredProtocols
  /// What the generated files say as they are.
  let formerFiles: FormerFiles

  /// Looks the names up. The same for any order of the modules and files.
  package init(modules: [SourceModule], rules: Rules, formerFiles: FormerFiles = .none) {
    self.formerFiles = formerFiles
    let modules = ReferenceDeclaration(rules: rules).added(to: modules).sortedByName
    let table = SymbolTable(modules: modules)
    let finder = ContainerFinder(table: table, rules: rules)
    declared = DeclaredProtocols(in: table, by: rules, finder: finder)
    self.rules = rules
    self.table =
      declared.isEmpty ? table : SymbolTable(modules: declared.added(to: modules))
    self.finder = declared.isEmpty ? finder : ContainerFinder(table: self.table, rules: rules)
  }
}

extension [SourceModule] {
  /// The modules and their files in an order that does not depend on how they were found.
  fileprivate var sortedByName: [SourceModule] {
    sorted {
      $0.name == $1.name ? $0.firstPath < $1.firstPath : $0.name < $1.name
    }.map { module in
      SourceModule(
        name: module.name, files: module.files.sorted { $0.path < $1.path },
        sketched: module.sketched)
    }
  }
}

extension SourceModule {
  /// Two modules of one name are told apart by it, whichever of their files are outlined.
  fileprivate var firstPath: String {
    (files.map(\.path) + sketched.map(\.path)).min() ?? ""
  }
}

import SwiftProgram

/// Sources with what every name in them means, as far as their files are outlined.
package struct KnownSources: Sendable {
  package let table: SymbolTable
  package let rules: Rules
  package let finder: ContainerFinder
  /// The choices of the user's that fit several containers.
  package let ambiguous: AmbiguousContainers
  /// The declarations and types that may be compositions.
  package let compositions: [Composition]
  /// The protocols that the containers' properties get.
  package let declared: DeclaredProtocols
  /// The declarations of the generated files on the disk.
  package let formerFiles: FormerFiles

  /// Looks the names up. The same for any order of the modules and files.
  ///
  /// - Parameter formerFiles: Is asked for while the names are looked up.
  package init(
    modules: [SourceModule], rules: Rules,
    formerFiles: @Sendable () -> FormerFiles = { .none }
  ) {
    let sorted = modules.sortedByName
    ambiguous = AmbiguousContainers(in: sorted, by: rules)
    let rules = rules.choosing(rules.choices.narrowed(besides: ambiguous.names))
    let modules = ReferenceDeclaration(rules: rules).added(to: sorted)
    self.rules = rules
    var known = Self.lookUp(modules, rules, nil, formerFiles)
    declared = DeclaredProtocols(
      in: known.table, by: rules, finder: known.finder, compositions: known.compositions)
    if !declared.isEmpty {
      let formerFiles = known.formerFiles
      known = Self.lookUp(declared.added(to: modules), rules, known.table.questions) {
        formerFiles
      }
    }
    (table, finder, compositions, self.formerFiles) = known
  }

  private static func lookUp(
    _ modules: [SourceModule], _ rules: Rules, _ questions: Questions?,
    _ formerFiles: @Sendable () -> FormerFiles
  ) -> (
    table: SymbolTable, finder: ContainerFinder, compositions: [Composition],
    formerFiles: FormerFiles
  ) {
    let (registration, (questions, formerFiles)) = bothAtOnce(
      { SymbolRegistration(of: modules) },
      { (questions ?? Questions(beside: SketchedNames(in: modules)), formerFiles()) })
    let table = SymbolTable(of: registration, noting: questions)
    let (finder, compositions) = bothAtOnce(
      { ContainerFinder(table: table, rules: rules) },
      { CompositionFinder(table: table.quiet, rules: rules).compositions })
    return (table, finder, compositions, formerFiles)
  }
}

extension [SourceModule] {
  /// The modules and their files in an order that does not depend on how they were found.
  fileprivate var sortedByName: [SourceModule] {
    sorted {
      $0.name == $1.name ? $0.firstPath < $1.firstPath : $0.name < $1.name
    }.map { module in
      module.with(
        files: module.files.sorted { $0.path < $1.path }, sketched: module.sketched)
    }
  }
}

extension SourceModule {
  /// Two modules of one name are told apart by it, whichever of their files are outlined.
  fileprivate var firstPath: String {
    (files.map(\.path) + sketched.map(\.path)).min() ?? ""
  }
}

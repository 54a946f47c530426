import SwiftOutline

/// Who has what, and who needs it: containers with the conformances that they lack, and what is
/// wrong with the sources.
public struct DependencyGraph: Sendable {
  /// The containers, sorted by path and name; those without anything to generate included.
  public let containers: [Container]
  /// What is wrong, sorted by place.
  public let diagnostics: [Diagnostic]
  /// Whether something is needed that no container has, so that the headers of all types are
  /// worth a look: one of them may supply it.
  public let lacksSomething: Bool

  /// Resolves the graph of the given modules. Total, and the same for any order of its input.
  public init(modules: [SourceModule], rules: Rules = Rules()) {
    let table = SymbolTable(modules: modules.sortedByName)
    let finder = ContainerFinder(table: table, rules: rules)
    let models = finder.containers()
    let compositions = CompositionFinder(table: table, rules: rules).compositions
    let demand = NeedCollector(compositions: compositions, table: table, rules: rules)
    let solver = ConformanceSolver(
      table: table, rules: rules, containers: models.filter { $0.access > .fileprivate },
      needs: demand.needs)
    let checks = SourceChecks(
      table: table, rules: rules, finder: finder, models: models, demand: demand)

    containers = solver.containers.map(solver.solved).sorted {
      ($0.path, $0.name) < ($1.path, $1.name)
    }
    lacksSomething = solver.lacksSomething
    diagnostics = (checks.diagnostics() + solver.diagnostics()).sortedByPlace
  }
}

/// A container, and what is to be generated for it.
public struct Container: Sendable {
  /// The name, qualified by the enclosing types with dots.
  public let name: String
  /// The module that it is declared in.
  public let module: String
  /// The path of the file that it is declared in.
  public let path: String
  /// The imports that the generated file needs, sorted by text.
  public let imports: [ConditionalText]
  /// The conformances to generate, sorted by name.
  public let conformances: [Conformance]

  package init(
    name: String, module: String, path: String, imports: [ConditionalText],
    conformances: [Conformance]
  ) {
    self.name = name
    self.module = module
    self.path = path
    self.imports = imports
    self.conformances = conformances
  }
}

/// A conformance that a container lacks and has the witnesses for.
public struct Conformance: Sendable {
  /// The protocol as it is written in the container's module; qualified only where it must be.
  public let name: String
  /// The availability attributes that its extension needs, as written, sorted.
  public let availability: [String]
  /// The conditions under which it stands; `nil` for always.
  public let condition: String?

  package init(name: String, availability: [String] = [], condition: String? = nil) {
    self.name = name
    self.availability = availability
    self.condition = condition
  }
}

/// A line of code and the `#if` condition that it stands under.
public struct ConditionalText: Sendable, Hashable {
  /// The line: `import Core`.
  public let text: String
  /// The condition; `nil` for always.
  public let condition: String?

  package init(_ text: String, condition: String? = nil) {
    self.text = text
    self.condition = condition
  }
}

extension [SourceModule] {
  /// The modules and their files in an order that does not depend on how they were found.
  fileprivate var sortedByName: [SourceModule] {
    sorted { $0.name < $1.name }.map { module in
      SourceModule(name: module.name, files: module.files.sorted { $0.path < $1.path })
    }
  }
}

extension [Diagnostic] {
  /// In the order of the sources, each once; those without a place come first.
  package var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      switch (left.location, right.location) {
      case (nil, nil): (left.id, left.message) < (right.id, right.message)
      case (nil, _): true
      case (_, nil): false
      case (let leftPlace?, let rightPlace?):
        leftPlace == rightPlace
          ? (left.id, left.message) < (right.id, right.message) : leftPlace < rightPlace
      }
    }
  }
}

import HasgenProgram
import HasgenReading

/// Finds the services that get a stub.
package struct StubbedServices {
  /// The services of the module itself, in source order.
  package private(set) var own: [StubSubject] = []
  /// The visible services of other modules.
  package private(set) var seen: [StubSubject] = []

  private let table: SymbolTable
  private let names: Set<String>

  /// - Parameters:
  ///   - module: The index of the tested module.
  ///   - others: The modules whose services get their stubs elsewhere in the same folder.
  ///   - names: The names of services in the configuration.
  package init(
    for module: Int, besides others: Set<Int>, named names: Set<String>, table: SymbolTable
  ) {
    self.table = table
    self.names = names
    let files = table.files.indices.filter { table.files[$0].module == module }
    for id in table.allIDs where isAskedFor(id) {
      if table[id].module == module {
        own.append(subject(id, seenFrom: table[id].sites[0].scope.file))
      } else if !others.contains(table[id].module), table.isVisible(id, fromModule: module) {
        let seeing = files.first { table.isVisible(id, from: Scope(module: module, file: $0)) }
        if let file = seeing ?? files.first { seen.append(subject(id, seenFrom: file)) }
      }
    }
  }

  private func isAskedFor(_ id: SymbolID) -> Bool {
    guard table[id].kind == .protocol else { return false }
    return names.contains(table[id].path)
      || table[id].sites.map(\.declaration).contains { declaration in
        declaration.kind == .protocol && declaration.directives.contains { $0.name == "stub" }
      }
  }

  private func subject(_ id: SymbolID, seenFrom file: Int) -> StubSubject {
    let symbol = table[id]
    let owner = table.id(module: symbol.module, path: symbol.enclosingPath)
      .flatMap { table.canNest(in: $0) ? $0 : nil }
    let name = owner == nil ? symbol.path.pathParts.joined() : symbol.name
    return StubSubject(
      name: symbol.path.withoutBackticks, stub: name.asTypeName(behind: "Stub"),
      owner: owner, parts: [CompositionExpansion.Part(of: id, in: table)], externals: [],
      condition: symbol.condition, availability: [], file: symbol.sites[0].scope.file,
      offset: symbol.sites[0].declaration.nameRange.lowerBound, seenFrom: file, isService: true)
  }
}

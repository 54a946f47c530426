import SwiftOutline
import SwiftProgram

/// Finds the services that get a stub.
package struct StubbedServices {
  /// What is to be stood in for, in the order of the sources.
  package private(set) var subjects: [StubSubject] = []

  /// - Parameters:
  ///   - module: The module that is tested, by index.
  ///   - names: The services that are asked for by name.
  package init(in module: Int, named names: Set<String>, table: SymbolTable) {
    for id in table.allIDs where table[id].module == module && table[id].kind == .protocol {
      let symbol = table[id]
      let isMarked = symbol.sites.map(\.declaration).contains { declaration in
        declaration.kind == .protocol && declaration.directives.contains { $0.name == "stub" }
      }
      guard names.contains(symbol.path) || isMarked else { continue }
      let owner = table.id(module: module, path: symbol.enclosingPath)
        .flatMap { table.canNest(in: $0) ? $0 : nil }
      subjects.append(
        StubSubject(
          name: symbol.path.withoutBackticks,
          stub: (owner == nil ? symbol.path.pathParts.joined() : symbol.name)
            .asTypeName(behind: "Stub"),
          owner: owner, parts: ConditionalParts(of: id, when: symbol.condition).all, externals: [],
          condition: symbol.condition, availability: [], file: symbol.sites[0].scope.file,
          offset: symbol.sites[0].declaration.nameRange.lowerBound, isService: true))
    }
  }
}

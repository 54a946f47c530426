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
      guard names.contains(symbol.path) || symbol.sites.contains(where: \.declaration.isStubbed)
      else { continue }
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

extension Declaration {
  /// Whether a directive asks for a stub of the service that it is.
  package var isStubbed: Bool { kind == .protocol && directives.contains { $0.name == "stub" } }
}

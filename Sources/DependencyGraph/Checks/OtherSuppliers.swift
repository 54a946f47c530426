import SwiftOutline

/// The types that are no containers and conform to protocols by hand, be it in a function's body.
struct OtherSuppliers {
  private var suppliers: [SymbolID: NamedType] = [:]

  init(table: SymbolTable, containers: [ContainerModel]) {
    let containerNames = Set(containers.map(\.symbol.name))
    for (index, file) in table.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for header in file.source.typeHeaders where !containerNames.contains(header.name) {
        let named = header.inheritedTypes.flatMap { table.expand($0, in: scope).symbols }
          .filter { table[$0].kind == .protocol || table[$0].kind == .class }
        let place = table.location(file: index, offset: header.nameRange.lowerBound)
        let supplier = NamedType(name: header.name, location: place)
        for id in named.flatMap({ [$0] + table.kinship(of: $0).protocols.keys })
        where suppliers[id] == nil {
          suppliers[id] = supplier
        }
      }
    }
  }

  /// The first type, in the order of the sources, that supplies a protocol.
  func first(for id: SymbolID) -> NamedType? { suppliers[id] }
}

import SwiftOutline

/// The types that are no containers and conform to protocols by hand, be it in a function's body.
struct OtherSuppliers {
  private var notes: [SymbolID: Diagnostic.Note] = [:]

  init(table: SymbolTable, containers: [ContainerModel]) {
    let containerNames = Set(containers.map(\.symbol.name))
    for (index, file) in table.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for header in file.source.typeHeaders where !containerNames.contains(header.name) {
        let named = header.inheritedTypes.flatMap { table.expand($0, in: scope).symbols }
        let place = table.location(file: index, offset: header.nameRange.lowerBound)
        let note = Diagnostic.Note("'\(header.name)' has it, but is no container", at: place)
        for id in named.flatMap({ [$0] + table.kinship(of: $0).protocols.keys })
        where notes[id] == nil {
          notes[id] = note
        }
      }
    }
  }

  /// The first type, in the order of the sources, that supplies a protocol.
  func first(for id: SymbolID) -> Diagnostic.Note? { notes[id] }
}

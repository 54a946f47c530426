import SwiftProgram

extension Uses {
  /// The properties that store compositions, in the order of the sources.
  package var storedCompositions: [StoredComposition] {
    facts.index.holders.values.joined().compactMap { holder -> StoredComposition? in
      guard let owner = holder.owner, holder.declaredIn == nil, holder.isStored,
        let composition = holder.type.composition
      else { return nil }
      return StoredComposition(
        name: holder.name, owner: owner, symbols: composition.symbols,
        dependencies: composition.dependencies, hasExternals: composition.hasExternals,
        place: CodeOffset(file: holder.file, offset: holder.offset))
    }.sorted { $0.place < $1.place }
  }

  /// The casts of dependencies to what the compositions do not have, in the order of the sources.
  package var casts: [AuthorityCast] { records.casts.sorted { $0.place < $1.place } }

  /// The innermost type around an offset of an outlined file.
  package func owner(at offset: Int, in file: Int) -> SymbolID? {
    let map = facts.index.code.maps[file]
    return map.innermost(at: offset).flatMap { map.places[$0].owner }
  }

  /// Whether a protocol is only named in a composition: nobody is passed it, as far as all is known.
  package func isOnlyNamed(_ id: SymbolID, in composition: AskingComposition) -> Bool {
    let key = composition.key(in: facts.index.table)
    let record = records[key]
    return record.escape == nil && facts.index.opaque[key] == nil && record.passed[id] == nil
      && facts.index.held.contains(key)
  }
}

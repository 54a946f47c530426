import SwiftProgram

/// A property in which a type stores dependencies.
struct StoredComposition {
  let name: String
  let owner: SymbolID
  /// The protocols that its type names.
  let symbols: Set<SymbolID>
  let dependencies: Set<SymbolID>
  /// Whether its type names what the sources do not declare, `Sendable` maybe.
  let hasExternals: Bool
  /// The place of the property's name.
  let place: CodeOffset
}

/// A cast of dependencies.
struct AuthorityCast: Sendable {
  /// The type around the code.
  let owner: SymbolID?
  /// The protocol or type that they are cast to.
  let target: SymbolID
  /// The place of that name.
  let place: CodeOffset
}

extension Uses {
  /// The properties that store compositions, in the order of the sources.
  var storedCompositions: [StoredComposition] {
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
  var casts: [AuthorityCast] { records.casts.sorted { $0.place < $1.place } }

  /// The declaration around an offset of an outlined file, and the innermost type around it.
  func declaration(at offset: Int, in file: Int) -> CodeMap.Place? {
    let map = facts.index.maps[file]
    return map.innermost(at: offset).map { map.places[$0] }
  }

  /// Whether a protocol is only named in a composition: nobody is passed it, as far as all is known.
  func isOnlyNamed(_ id: SymbolID, in composition: LintedComposition) -> Bool {
    let key = composition.key(in: facts.index.table)
    let record = records[key]
    return record.escape == nil && facts.index.opaque[key] == nil && record.passed[id] == nil
      && facts.index.held.contains(key)
  }
}

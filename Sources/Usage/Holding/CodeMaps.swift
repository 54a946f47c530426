import SwiftReading
import SwiftProgram

/// The maps of all files, with the names in them that have to do with dependencies.
package struct CodeMaps: Sendable {
  let types: HeldTypes
  let maps: [CodeMap]
  /// The names of the aliases and umbrella protocols that parts of the app are declared with.
  let aliasNames: Set<String>
  /// The names of the generic parameters that are bound to dependencies.
  let genericNames: Set<String>
  /// The last names of the types that generic clauses say something about.
  let constrainedNames: Set<String>
  let dictated: DictatedMembers

  /// - Parameters:
  ///   - dependencies: The Has-protocols and Makes-protocols.
  ///   - aliases: The names of all aliases and umbrella protocols.
  package init(
    in table: SymbolTable, dependencies: Set<SymbolID>, aliases: Set<String>
  ) {
    let types = HeldTypes(table: table, dependencies: dependencies)
    let read = Array(table.files.indices).concurrentMap(inBatchesOf: 16) { files in
      files.map { file in
        let map = CodeMap(of: file, in: table)
        return (
          map, map.constrainedNames, map.genericNames(heldBy: types),
          DictatedMembers(in: map, aliases: aliases)
        )
      }
    }
    self.types = types
    aliasNames = aliases
    maps = read.map(\.0)
    constrainedNames = read.reduce(into: Set()) { $0.formUnion($1.1) }
    genericNames = read.reduce(into: Set()) { $0.formUnion($1.2) }
    dictated = read.reduce(into: DictatedMembers()) { $0.add($1.3) }
  }
}

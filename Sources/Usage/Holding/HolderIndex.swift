import SwiftReading
import SwiftProgram

/// The properties that hold dependencies, and what is not understood of the types around them.
struct HolderIndex: Sendable {
  /// The holders by their names.
  private(set) var holders: [String: [Holder]] = [:]
  /// The compositions that parameters, properties or generic parameters are declared with.
  private(set) var held: Set<CompositionKey> = []
  /// The compositions that stand where they are not understood, with the first place of each.
  private(set) var opaque: [CompositionKey: CodeOffset] = [:]
  /// The aliases and umbrella protocols that are named anywhere in an outline.
  private(set) var mentioned: Set<CompositionKey> = []
  /// The names of parameters that hold dependencies.
  private(set) var parameterNames: Set<String> = []
  /// The names of types that stand in outlines with generic arguments.
  private(set) var namesWithArguments: Set<String> = []
  /// The offsets of all names of aliases in the outlines, by files.
  let outlinedOffsets: [Set<Int>]
  let code: CodeMaps

  private var holdersOfTypes: [OwnedName: [Holder]] = [:]
  private var inherited: [OwnedName: [Holder]] = [:]

  /// A name as a type has it.
  private struct OwnedName: Hashable {
    let name: String
    let owner: SymbolID?
  }

  var types: HeldTypes { code.types }
  var table: SymbolTable { types.table }

  /// Finds the holders in outlined files.
  ///
  /// - Parameter relevant: The files that matter; `nil` for all.
  init(_ code: CodeMaps, in relevant: Set<Int>? = nil) {
    self.code = code
    let all = code.aliasNames.union(code.genericNames)
    let filter = WordFilter(all)
    let found = Array(code.maps.indices).concurrentMap(inBatchesOf: 16) { files in
      files.map { file in
        relevant?.contains(file) == false
          ? nil
          : HolderFinder(
            code.types, aliases: all, filter: filter, constrainedNames: code.constrainedNames,
            dictated: code.dictated, in: code.maps[file], file: file)
      }
    }
    outlinedOffsets = found.map { $0?.outlinedOffsets ?? [] }
    for file in found.compactMap(\.self) {
      for holder in file.holders { add(holder) }
      held.formUnion(file.held)
      opaque.merge(file.opaque) { first, _ in first }
      mentioned.formUnion(file.mentioned)
      parameterNames.formUnion(file.parameterNames)
      namesWithArguments.formUnion(file.namesWithArguments)
    }
  }

  /// The names by which code gets at dependencies.
  var names: Set<String> { parameterNames.union(holders.keys) }

  private mutating func add(_ holder: Holder) {
    holders[holder.name, default: []].append(holder)
    let owner = OwnedName(name: holder.name, owner: holder.owner)
    holdersOfTypes[owner, default: []].append(holder)
    if let base = holder.declaredIn {
      inherited[OwnedName(name: holder.name, owner: base), default: []].append(holder)
    }
  }

  /// The holders of a name that a type itself has; of a global variable for no type.
  func holders(_ name: String, of owner: SymbolID?) -> [Holder] {
    holdersOfTypes[OwnedName(name: name, owner: owner)] ?? []
  }

  /// The holders of a name that a generic class declares, as its subclasses have them.
  func holders(_ name: String, inheritedFrom base: SymbolID) -> [Holder] {
    inherited[OwnedName(name: name, owner: base)] ?? []
  }
}

extension HolderIndex {
  /// Whether a function of a type, and no initializer, takes what an alias in it names.
  func isParameterOfFunction(_ alias: String, of id: SymbolID) -> Bool {
    table[id].headers.flatMap(\.declaration.members).contains {
      $0.kind == .func && $0.takes(alias)
    }
  }
}

extension Declaration {
  /// Whether a parameter names an alias.
  func takes(_ alias: String) -> Bool {
    parameters.contains { parameter in
      parameter.type.hasName { $0.components.last?.name.asTypeName == alias }
    }
  }
}

import SwiftOutline
import SwiftProgram

/// The members whose types are not always the consumer's to choose, since a protocol asks for them or
/// another class overrides them.
struct DictatedMembers: Sendable {
  /// The names, with labels, of what protocols ask for with a composition.
  private var requirements: Set<String> = []
  /// By the names of members: the classes above those that override them.
  private var overridden: [String: Set<SymbolID>] = [:]
  /// The classes that have subclasses.
  private var subclassed: Set<SymbolID> = []

  /// No members.
  init() {}

  /// The members in a file.
  ///
  /// - Parameter aliases: The names of aliases and umbrella protocols.
  init(in map: CodeMap, aliases: Set<String>, _ table: SymbolTable) {
    for place in map.places {
      let declaration = place.declaration
      if declaration.kind == .class, let id = place.owner {
        subclassed.formUnion(table.supertypeClosure(of: id).superclasses)
      }
      if declaration.modifiers.contains("override"), let id = place.owner {
        overridden[declaration.name, default: []]
          .formUnion(table.supertypeClosure(of: id).superclasses)
      }
      guard let outer = place.outer, map.places[outer].declaration.kind == .protocol else {
        continue
      }
      let types = declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self)
      let mayDictate = types.contains { type in
        !type.composedParts.isEmpty
          || type.hasName { name in
            name.components.last.map { aliases.contains($0.name.asTypeName) } ?? false
          }
      }
      if mayDictate { requirements.insert(declaration.name) }
    }
  }

  mutating func add(_ other: DictatedMembers) {
    requirements.formUnion(other.requirements)
    overridden.merge(other.overridden) { $0.union($1) }
    subclassed.formUnion(other.subclassed)
  }

  /// Whether a member of a type may be dictated by a class below it, or by a protocol that is not known
  /// to be one of the type's.
  func mayHold(_ declaration: Declaration, of owner: SymbolID, _ table: SymbolTable) -> Bool {
    if declaration.modifiers.contains("override") { return true }
    if overridden[declaration.name]?.contains(owner) == true { return true }
    guard requirements.contains(declaration.name) else { return false }
    return table[owner].kind == .protocol || subclassed.contains(owner)
      || !table.supertypeClosure(of: owner).externals.isEmpty
  }
}

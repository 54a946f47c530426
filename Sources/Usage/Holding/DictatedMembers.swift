import SwiftReading
import SwiftProgram

/// The members whose types are not always the consumer's to choose, since a protocol asks for them or
/// another class overrides them.
struct DictatedMembers: Sendable {
  /// The names, with labels, of what protocols ask for with a composition.
  private var requirements: Set<String> = []
  /// The names, with labels, of members that override others.
  private var overridden: Set<String> = []

  /// No members.
  init() {}

  /// The members in a file.
  ///
  /// - Parameter aliases: The names of aliases and umbrella protocols.
  init(in map: CodeMap, aliases: Set<String>) {
    for place in map.places {
      let declaration = place.declaration
      if declaration.modifiers.contains("override") { overridden.insert(declaration.name) }
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
    overridden.formUnion(other.overridden)
  }

  /// Whether a member of a type may be dictated by a class below it, or by a protocol that is not known
  /// to be one of the type's.
  func mayHold(_ declaration: Declaration, of owner: SymbolID, _ table: SymbolTable) -> Bool {
    if declaration.modifiers.contains("override") { return true }
    let isDictated =
      overridden.contains(declaration.name) || requirements.contains(declaration.name)
    guard isDictated else { return false }
    switch table[owner].kind {
    case .protocol: return true
    // What stands below a class may be in files that nobody outlined.
    case .class:
      return !table[owner].sites.allSatisfy { $0.declaration.modifiers.contains("final") }
        || !table.supertypeClosure(of: owner).externals.isEmpty
    default:
      return requirements.contains(declaration.name)
        && !table.supertypeClosure(of: owner).externals.isEmpty
    }
  }
}

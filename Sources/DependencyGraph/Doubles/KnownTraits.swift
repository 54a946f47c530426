import SwiftOutline

extension SymbolTable {
  /// Whether a type is a function's, under whatever name.
  func isFunction(_ type: TypeSyntax, in scope: Scope) -> Bool {
    if case .function = resolved(type, in: scope).withoutPrefixes { return true }
    return false
  }

  /// Whether the sources, or the standard library, say that values of a type can be compared.
  func isKnownEquatable(_ type: TypeSyntax, in scope: Scope) -> Bool {
    isKnown(type, in: scope, to: "Equatable") { id in
      self[id].sites.allSatisfy(\.declaration.hasPlainCases) || isAlways(id, "OptionSet")
    }
  }

  /// Whether they say that values of a type can be shared.
  func isKnownSendable(_ type: TypeSyntax, in scope: Scope) -> Bool {
    isKnown(type, in: scope, to: "Sendable") { id in
      // A protocol of a global actor says nothing of the values behind it.
      self[id].kind == .actor
        || self[id].kind != .protocol && globalActor(ofFirstIn: [id]) != nil
    }
  }

  private func isKnown(
    _ type: TypeSyntax, in scope: Scope, to trait: String, depth: Int = 0,
    or isSo: (SymbolID) -> Bool
  ) -> Bool {
    guard depth < Outline.maximumTypeDepth else { return false }
    let depth = depth + 1
    let isShared = trait == "Sendable"
    if type.prefixes.contains(where: { $0 == "some" || $0 == "any" && !isShared }) { return false }
    switch type.withoutPrefixes {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
      return isKnown(inner, in: scope, to: trait, depth: depth, or: isSo)
    case .dictionary(let key, let value):
      return [key, value].allSatisfy { isKnown($0, in: scope, to: trait, depth: depth, or: isSo) }
    case .tuple(let elements):
      return (isShared || elements.count == 1)
        && elements.allSatisfy { isKnown($0.type, in: scope, to: trait, depth: depth, or: isSo) }
    case .composition(let parts):
      return isShared
        && parts.contains { isKnown($0, in: scope, to: trait, depth: depth, or: isSo) }
    case .function: return isShared && type.prefixes.contains("@Sendable")
    case .name(let name): return isKnown(name, in: scope, to: trait, depth: depth, or: isSo)
    default: return false
    }
  }

  private func isKnown(
    _ name: TypeName, in scope: Scope, to trait: String, depth: Int,
    or isSo: (SymbolID) -> Bool
  ) -> Bool {
    let arguments = name.components.flatMap(\.arguments)
    guard arguments.allSatisfy({ isKnown($0, in: scope, to: trait, depth: depth, or: isSo) }) else {
      return false
    }
    switch meaning(of: name, in: scope) {
    case .generic: return false
    case .external where trait == "Equatable" && isIdentity(name, in: scope): return true
    case .external(let name):
      return PlatformNames.values.contains(PlatformNames.aliases[name] ?? name)
    case .symbol(let written):
      if self[written].kind == .typealias {
        guard let site = self[written].sites.first, self[written].sites.count == 1,
          site.declaration.genericParameters == nil, let type = site.declaration.type
        else { return false }
        return isKnown(type, in: site.headerScope, to: trait, depth: depth, or: isSo)
      }
      if self[written].kind == .protocol, trait != "Sendable" { return false }
      return isSo(written) || isAlways(written, trait)
    }
  }
}

extension SymbolTable {
  /// Whether a type is said to be something wherever it is there.
  private func isAlways(_ id: SymbolID, _ trait: String) -> Bool {
    (self[id].sites + self[id].extensions).reduce(ConditionSet.never) { known, site in
      let says = kinship(of: id) { $0 === site }.externals.contains(trait)
      return says ? known.or(ConditionSet(site.declaration.conditions)) : known
    }.holds(where: self[id].condition)
  }

  /// Whether a name is that of what tells the values of an identifiable type apart: `Article.ID`.
  private func isIdentity(_ name: TypeName, in scope: Scope) -> Bool {
    guard name.components.count > 1, name.components.last?.name == "ID",
      case .symbol(let id) = meaning(
        of: TypeName(components: name.components.dropLast()), in: scope)
    else { return false }
    return kinship(of: id).externals.contains("Identifiable")
  }
}

extension PlatformNames {
  /// Types of the standard library and of Foundation whose values can be compared and shared, if
  /// their arguments can.
  fileprivate static let values: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
    "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Range", "ClosedRange", "Result",
    "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID", "Locale", "TimeZone", "Calendar",
  ]
}

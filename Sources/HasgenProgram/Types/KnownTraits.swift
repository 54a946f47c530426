import HasgenReading

extension SymbolTable {
  /// True if a type is a function type, or an alias of one.
  package func isFunction(_ type: TypeSyntax, in scope: Scope) -> Bool {
    if case .function = resolved(type, in: scope).withoutPrefixes { return true }
    return false
  }

  /// True if a type is known, from the sources or as a platform type, to be `Equatable` outside any
  /// actor.
  package func isKnownEquatable(_ type: TypeSyntax, in scope: Scope) -> Bool {
    isKnownEquatable(type, in: scope, depth: 0)
  }

  private func isKnownEquatable(_ type: TypeSyntax, in scope: Scope, depth: Int) -> Bool {
    guard depth < NestingLimit.types,
      !type.prefixes.contains(where: { $0 == "some" || $0 == "any" })
    else { return false }
    let areKnown = { (types: [TypeSyntax]) in
      types.allSatisfy { isKnownEquatable($0, in: scope, depth: depth + 1) }
    }
    switch type.withoutPrefixes {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
      return areKnown([inner])
    case .dictionary(let key, let value): return areKnown([key, value])
    case .tuple(let elements): return elements.count == 1 && areKnown(elements.map(\.type))
    case .name(let name):
      return areKnown(name.components.flatMap(\.arguments))
        && isKnownEquatable(named: name, in: scope, depth: depth + 1)
    default: return false
    }
  }

  private func isKnownEquatable(named name: TypeName, in scope: Scope, depth: Int) -> Bool {
    switch meaning(of: name, in: scope) {
    case .generic: return false
    case .external(let text): return isIdentity(name, in: scope) || PlatformNames.isValue(text)
    case .symbol(let id): return isKnownEquatable(declared: id, depth: depth)
    }
  }

  private func isKnownEquatable(declared id: SymbolID, depth: Int) -> Bool {
    let symbol = self[id]
    switch symbol.kind {
    case .typealias:
      guard let site = symbol.sites.first, symbol.sites.count == 1,
        site.declaration.genericParameters.isEmpty, let type = site.declaration.type
      else { return false }
      return isKnownEquatable(type, in: site.headerScope, depth: depth)
    case .protocol: return false
    default:
      // The conformance of a type on a global actor holds on that actor only.
      guard isolation(ofType: id) == nil else { return false }
      if symbol.sites.allSatisfy(\.declaration.hasPlainCases) { return true }
      return isAlways(id, "Equatable") || isAlways(id, "OptionSet")
    }
  }
}

extension SymbolTable {
  /// True if a type has an undeclared supertype (`Sendable`) under all conditions in which it is
  /// compiled.
  package func isAlways(_ id: SymbolID, _ trait: String) -> Bool {
    let headers = headerNames(of: id).filter { implies($0, trait) }
    let condition = headers.reduce(ConditionSet.never) { $0.or($1.condition) }
    return condition.holds(where: self[id].condition)
  }

  /// True if a name in an inheritance clause is an undeclared supertype, or implies it.
  private func implies(_ header: HeaderNames, _ trait: String) -> Bool {
    PlatformNames.closure(of: Set(header.externals)).contains(trait)
      || header.symbols.contains { supertypeClosure(of: $0).externals.contains(trait) }
  }

  /// True if a name is the `ID` of an identifiable type: `Article.ID`.
  private func isIdentity(_ name: TypeName, in scope: Scope) -> Bool {
    guard name.components.count > 1, name.components.last?.name == "ID",
      case .symbol(let id) = meaning(
        of: TypeName(components: name.components.dropLast()), in: scope)
    else { return false }
    return supertypeClosure(of: id).externals.contains("Identifiable")
  }
}

extension PlatformNames {
  /// True if a type of the standard library or of Foundation is `Equatable` and `Sendable`,
  /// provided that its generic arguments are.
  package static func isValue(_ name: String) -> Bool { values.contains(aliases[name] ?? name) }

  private static let values: Set<String> = [
    "Array", "Bool", "Character", "Data", "Date", "Decimal", "Dictionary", "Double", "Duration",
    "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Range", "ClosedRange", "Result",
    "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID", "Locale", "TimeZone", "Calendar",
  ]
}

import SwiftOutline
import SwiftProgram

/// The types that may stand for a generic parameter with a bound.
extension TypeCatalog {
  /// Whether a resolved type conforms to a bound, or inherits from it; `nil` where a type that is not
  /// read has a say.
  func meets(_ type: TypeSyntax, _ bound: TypeSyntax) -> Bool? {
    var isKnown = true
    for part in parts(of: bound) {
      switch meets(type, part: part) {
      case false: return false
      case nil: isKnown = false
      case true: continue
      }
    }
    return isKnown ? true : nil
  }

  private func meets(_ type: TypeSyntax, part bound: TypeSyntax) -> Bool? {
    if case .prefixed("~", _) = bound { return true }
    let name = text(of: bound)
    if PlatformNames.universal.contains(name) { return true }
    guard let asked = id(of: bound) else { return meets(type, external: name) }
    guard let own = id(of: type) else {
      if supertypes(of: type).contains(asked) { return true }
      // Whoever declares another type may make it conform in a module that is not read.
      return PlatformNames.standardLibrary.contains(text(of: type)) ? false : nil
    }
    // A value of a protocol is of no type that conforms to it.
    if table[own].kind == .protocol { return nil }
    let kinship = table.kinship(of: own)
    if own == asked || kinship.superclasses.contains(asked) { return true }
    if let condition = kinship.protocols[asked] {
      return isPlain(own, from: condition) ? true : nil
    }
    return mayHaveMacros(own) ? nil : false
  }

  private func meets(_ type: TypeSyntax, external bound: String) -> Bool? {
    guard let id = id(of: type) else {
      return PlatformNames.isValue(text(of: type)) && Self.ofValues.contains(bound) ? true : nil
    }
    let symbol = table[id]
    if bound == "Sendable" {
      return switch table.sendability(of: id) {
      case .sendable: true
      case .notSendable: false
      case .unknown: nil
      }
    }
    let isObject = symbol.kind == .class || symbol.kind == .actor
    if bound == "AnyObject" { return symbol.kind == .protocol ? nil : isObject }
    guard symbol.kind.isNominal, symbol.kind != .protocol else { return nil }
    let externals = table.kinship(of: id).externals
    if PlatformNames.closure(of: [bound]).subtracting([bound]).isSubset(of: externals),
      bound == "Codable" || externals.contains(bound)
    {
      return table[id].extensions.contains(where: \.isConstrained) ? nil : true
    }
    let isSilent =
      symbol.kind == .enum && externals.contains(where: PlatformNames.isValue)
      || symbol.sites.contains(where: \.declaration.hasPlainCases)
      || symbol.kind == .actor && bound == "Actor"
    return isSilent || mayHaveMacros(id) || !Self.plainProtocols.contains(bound)
      || !externals.allSatisfy(Self.plainProtocols.contains) ? nil : false
  }

  /// Whether a conformance holds in all builds, and for all arguments.
  private func isPlain(_ id: SymbolID, from condition: ConditionSet) -> Bool {
    condition.negated.isNever && !table[id].extensions.contains(where: \.isConstrained)
  }

  /// Whether a macro may add conformances to a type.
  private func mayHaveMacros(_ id: SymbolID) -> Bool {
    !NominalType(id, in: table).possibleMacros.isEmpty
  }

  /// Protocols that the common values of the standard library and Foundation conform to.
  private static let ofValues: Set = ["Equatable", "Hashable", "Sendable"]

  /// The protocols of the standard library that no others come with than are known.
  private static let plainProtocols: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Sendable",
  ]
}

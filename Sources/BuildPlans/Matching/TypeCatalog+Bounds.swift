import SwiftReading
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
    if supertypes(of: type).contains(asked), type.unwrapped == nil, id(of: type) == nil {
      return isExistential(type) ? nil : true
    }
    guard let own = id(of: type) else {
      if let name = type.nameOfBuiltIn {
        // An extension may ask something of the elements.
        return supertypes(of: .named(name)).contains(asked) ? nil : false
      }
      // Whoever declares another type may make it conform in a module that is not read.
      return PlatformNames.standardLibrary.contains(text(of: type)) ? false : nil
    }
    // A value of a protocol is of no type that conforms to it.
    if table[own].kind == .protocol { return isOfObjectiveC(own) ? nil : false }
    let supertypeClosure = table.supertypeClosure(of: own)
    if own == asked || supertypeClosure.superclasses.contains(asked) { return true }
    if let condition = supertypeClosure.protocols[asked] {
      return isPlain(own, from: condition) ? true : nil
    }
    return mayHaveMacros(own) ? nil : false
  }

  private func meets(_ type: TypeSyntax, external bound: String) -> Bool? {
    guard let id = id(of: type) else { return meetsBuiltIn(type, external: bound) }
    let symbol = table[id]
    if bound == "Sendable" {
      return switch table.sendability(of: id) {
      case .sendable: true
      case .notSendable: false
      case .unknown: nil
      }
    }
    if symbol.kind == .protocol {
      let isKnown = bound == "AnyObject" || Self.plainProtocols.contains(bound)
      return isKnown && !isOfObjectiveC(id) ? false : nil
    }
    if bound == "AnyObject" { return symbol.kind == .class || symbol.kind == .actor }
    guard symbol.kind.isNominal else { return nil }
    let externals = table.supertypeClosure(of: id).externals
    if PlatformNames.closure(of: [bound]).subtracting([bound]).isSubset(of: externals),
      bound == "Codable" || externals.contains(bound)
    {
      return table[id].extensions.contains(where: \.isConstrained) ? nil : true
    }
    let isRaw = symbol.kind == .enum && externals.contains(where: PlatformNames.isValue)
    if isRaw || symbol.sites.contains(where: \.declaration.hasPlainCases),
      ["Equatable", "Hashable"].contains(bound)
    {
      return true
    }
    let isKnown = externals.allSatisfy {
      Self.plainProtocols.contains($0) || isRaw && PlatformNames.isValue($0)
    }
    return isKnown && Self.plainProtocols.contains(bound) && !mayHaveMacros(id) ? false : nil
  }

  /// Whether a type that no source declares meets a bound; `nil` if that is not known.
  private func meetsBuiltIn(_ type: TypeSyntax, external bound: String) -> Bool? {
    switch type {
    case .optional(let inner), .array(let inner):
      // What these are is what their elements are.
      guard Self.ofElements.contains(bound) else { return isNoneOfBuiltIn(bound) ? false : nil }
      return meets(inner, external: bound)
    case .dictionary(_, let value):
      guard Self.ofElements.contains(bound) else { return isNoneOfBuiltIn(bound) ? false : nil }
      return meets(value, external: bound) == false ? false : nil
    case .tuple, .function:
      return bound != "Sendable" && isNoneOfBuiltIn(bound) ? false : nil
    default:
      return PlatformNames.isValue(text(of: type)) && Self.ofValues.contains(bound) ? true : nil
    }
  }

  /// Whether no collection, optional, tuple or function conforms to a protocol, unless its elements
  /// do.
  private func isNoneOfBuiltIn(_ bound: String) -> Bool {
    Self.plainProtocols.contains(bound) && !bound.hasPrefix("Custom")
  }

  /// Whether a conformance holds in all builds, and for all arguments.
  private func isPlain(_ id: SymbolID, from condition: ConditionSet) -> Bool {
    condition.negated.isNever && !table[id].extensions.contains(where: \.isConstrained)
  }

  /// Whether a protocol is one of Objective-C, whose values may conform to it.
  private func isOfObjectiveC(_ id: SymbolID) -> Bool {
    table[id].sites.contains { $0.declaration.attributes.contains { $0.name == "objc" } }
  }

  /// Whether a macro may add conformances to a type.
  private func mayHaveMacros(_ id: SymbolID) -> Bool {
    !NominalType(id, in: table).possibleMacros.isEmpty
  }

  /// Protocols that the common values of the standard library and Foundation conform to.
  private static let ofValues: Set = ["Equatable", "Hashable", "Sendable"]

  /// Protocols that collections and optionals conform to if their elements do.
  private static let ofElements: Set = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// The protocols of the standard library that no others come with than are known.
  private static let plainProtocols: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "Sendable",
  ]
}

extension TypeSyntax {
  /// The name of a collection or optional that is written by brackets or `?`; empty for a tuple or a
  /// function, `nil` for any other type.
  fileprivate var nameOfBuiltIn: String? {
    switch self {
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple, .function: ""
    default: nil
    }
  }
}

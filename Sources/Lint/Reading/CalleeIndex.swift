import SwiftProgram
import SwiftReading

/// The types of the parameters that a call may pass dependencies to.
struct CalleeIndex: Sendable {
  /// An argument of a call.
  struct Argument {
    /// The label; `nil` if there is none.
    let label: String?
    /// The number of arguments without a label before it.
    let position: Int
    /// The labels of all arguments between the parentheses.
    let labels: [String?]
  }

  private typealias Member = (declaration: Declaration, scope: Scope)

  let types: HeldTypes
  private let texts: SourceTexts
  /// The functions at file level by their names.
  private let globals: [String: [(module: Int, member: Member)]]
  /// The names of all properties, whose values may be called.
  private let propertyNames: Set<String>
  private var table: SymbolTable { types.table }

  init(_ types: HeldTypes, _ maps: [CodeMap], _ texts: SourceTexts) {
    self.types = types
    self.texts = texts
    var globals: [String: [(module: Int, member: Member)]] = [:]
    var propertyNames: Set<String> = []
    for place in maps.lazy.flatMap(\.places) {
      if place.declaration.isProperty {
        propertyNames.insert(place.declaration.baseName)
      } else if place.declaration.kind == .func, place.outer == nil {
        globals[place.declaration.baseName, default: []].append(
          (place.scope.module, (place.declaration, place.scope)))
      }
    }
    self.globals = globals
    self.propertyNames = propertyNames
  }

  /// Returns the types of the parameters of a type's initializers; `nil` if one is not understood.
  func ofInitializer(of id: SymbolID, _ argument: Argument) -> [HeldType]? {
    let lineage = [id] + table.superclasses(of: id)
    var candidates = lineage.flatMap { table.members(of: $0) { $0.kind == .`init` } }
    if table[id].kind == .struct {
      let properties = table.members(of: id, where: \.isProperty)
      let names = Set(properties.map(\.declaration.baseName.withoutBackticks))
      if argument.labels.allSatisfy({ $0.map(names.contains) == true }) {
        candidates += properties.filter { $0.declaration.baseName.withoutBackticks == argument.label }
      }
    }
    return joined(candidates, argument)
  }

  /// Returns the types of the parameters of a type's functions of a name.
  func ofFunction(_ name: String, of id: SymbolID, _ argument: Argument) -> [HeldType]? {
    let found = members(name, of: id)
    guard !isCase(name, of: id), found.allSatisfy({ $0.declaration.kind == .func }) else {
      return nil
    }
    return joined(found, argument)
  }

  /// Returns the types of the parameters of the functions that a plain name calls: of the innermost
  /// type that has one, or of the module.
  func ofFunction(
    _ name: String, from owner: SymbolID?, in scope: Scope, _ argument: Argument
  ) -> [HeldType]? {
    guard !propertyNames.contains(name) else { return nil }
    for type in owner.map({ [$0] + table.outerTypes(of: $0) }) ?? [] {
      if !members(name, of: type).isEmpty || isCase(name, of: type) {
        return ofFunction(name, of: type, argument)
      }
    }
    let modules = Set([scope.module] + table.files[scope.file].importedModules)
    return joined(
      (globals[name] ?? []).filter { modules.contains($0.module) }.map(\.member), argument)
  }

  /// True if a plain name may call the value of a property.
  func isProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  private func members(_ name: String, of id: SymbolID) -> [Member] {
    table.lineage(of: id).flatMap { table.members(of: $0) { $0.baseName == name } }
  }

  /// True if an enum may have a case of a name. Outlines do not have cases.
  private func isCase(_ name: String, of id: SymbolID) -> Bool {
    table[id].kind == .enum
      && table[id].sites.contains { site in
        guard let bytes = texts.bytes(table.files[site.scope.file].source.path) else { return true }
        return BodyText(reading: bytes).cases(in: site.declaration.range).contains(name)
      }
  }

  private func joined(_ candidates: [Member], _ argument: Argument) -> [HeldType]? {
    let fitting = candidates.filter { $0.declaration.takes(argument.labels) }
    var held: [HeldType] = []
    for (declaration, scope) in fitting {
      for type in declaration.types(of: argument) {
        if let found = types.held(type, in: scope) {
          held.append(found)
        } else if !table.isConcrete(type, in: scope) {
          return nil
        }
      }
    }
    return held.isEmpty ? nil : held
  }
}

extension Declaration {
  /// True if a call with some labels may call a function; true for a property.
  fileprivate func takes(_ labels: [String?]) -> Bool {
    guard !isProperty else { return true }
    var parameters = self.parameters[...]
    var last: Parameter?
    for label in labels {
      if label == nil, let last, last.isVariadic { continue }
      while let first = parameters.first, first.label?.withoutBackticks != label {
        guard first.hasDefault || first.isVariadic else { return false }
        parameters.removeFirst()
      }
      guard let first = parameters.popFirst() else { return false }
      last = first
    }
    return true
  }

  /// The types of the parameters that may take an argument; of a property, its own.
  fileprivate func types(of argument: CalleeIndex.Argument) -> [TypeSyntax] {
    if isProperty { return [type].compactMap(\.self) }
    if let label = argument.label {
      return parameters.filter { $0.label?.withoutBackticks == label }.map(\.type)
    }
    let unlabelled = parameters.filter { $0.label == nil }
    if unlabelled.contains(where: { $0.hasDefault || $0.isVariadic }) {
      return unlabelled.map(\.type)
    }
    return unlabelled.indices.contains(argument.position)
      ? [unlabelled[argument.position].type] : []
  }
}

extension SymbolTable {
  /// True for a type of the sources that no composition is a value of.
  fileprivate func isConcrete(_ type: TypeSyntax, in scope: Scope) -> Bool {
    symbol(for: type.withoutOptional, in: scope).map {
      self[$0].kind != .protocol && self[$0].kind != .typealias
    } == true
  }

  /// The types that contain a type, innermost first.
  func outerTypes(of id: SymbolID) -> [SymbolID] {
    var outer: [SymbolID] = []
    var path = self[id].enclosingPath
    while !path.isEmpty, let next = self.id(module: self[id].module, path: path) {
      outer.append(next)
      path = self[next].enclosingPath
    }
    return outer
  }
}

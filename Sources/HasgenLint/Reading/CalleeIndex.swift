import HasgenProgram
import HasgenReading

/// The types of the parameters to which a call may pass dependencies.
struct CalleeIndex: Sendable {
  /// An argument of a call.
  struct Argument {
    let index: Int
    /// The labels of all arguments between the parentheses.
    let labels: [String?]
  }

  private typealias ScopedDeclaration = (declaration: Declaration, scope: Scope)

  let types: HeldTypes
  /// The functions and variables at file level, by name.
  private let globals: [String: [ScopedDeclaration]]
  private var table: SymbolTable { types.table }

  init(_ types: HeldTypes) {
    self.types = types
    let all = types.table.files.enumerated().flatMap { index, file in
      file.source.outline.declarations.filter { $0.kind == .func || $0.isProperty }
        .map { ($0, Scope(module: file.module, file: index).entering($0)) }
    }
    globals = Dictionary(grouping: all, by: \.0.baseName)
  }

  /// Returns the types of the parameters that take an argument in a type's initializers; `nil` if
  /// one of the types is not understood.
  func ofInitializer(of id: SymbolID, _ argument: Argument) -> [HeldType]? {
    var candidates = table.lineage(of: id).flatMap { table.members(of: $0) { $0.kind == .`init` } }
    if table[id].kind == .struct {
      let properties = table.members(of: id, where: \.isProperty)
      let names = properties.map(\.declaration.baseName.withoutBackticks)
      if argument.labels.allSatisfy({ $0.map(names.contains) == true }) {
        let label = argument.labels[argument.index]
        candidates += zip(properties, names).filter { $0.1 == label }.map(\.0)
      }
    }
    return joined(candidates, argument)
  }

  /// Returns the types of the parameters that take an argument in a type's functions with a name;
  /// `nil` if no parameter holds dependencies, or if one of the types is not understood.
  func ofFunction(_ name: String, of id: SymbolID, _ argument: Argument) -> [HeldType]? {
    let found = members(name, of: id)
    return found.allSatisfy { $0.declaration.kind == .func } ? joined(found, argument) : nil
  }

  /// Returns the types of the parameters that take an argument in the functions that a plain name
  /// calls: the functions of the innermost type with a member of the name, or of the module.
  func ofFunction(
    _ name: String, from owner: SymbolID?, in scope: Scope, _ argument: Argument
  ) -> [HeldType]? {
    if let type = type(with: name, from: owner) { return ofFunction(name, of: type, argument) }
    // A member of an unread superclass or protocol may hide the function at file level.
    if let owner, table.supertypeClosure(of: owner).hasUnreadParents { return nil }
    let modules = [scope.module] + table.files[scope.file].importedModules
    return joined((globals[name] ?? []).filter { modules.contains($0.scope.module) }, argument)
  }

  /// True if a plain name may be a property, whose value is then called.
  func isProperty(_ name: String, from owner: SymbolID?) -> Bool {
    let found = type(with: name, from: owner).map { members(name, of: $0) } ?? globals[name]
    return found?.contains(where: \.declaration.isProperty) == true
  }

  /// The innermost type with a member of a name; `nil` for none.
  private func type(with name: String, from owner: SymbolID?) -> SymbolID? {
    let types = owner.map { [$0] + table.outerTypes(of: $0) } ?? []
    return types.first { !members(name, of: $0).isEmpty }
  }

  private func members(_ name: String, of id: SymbolID) -> [ScopedDeclaration] {
    table.lineage(of: id).flatMap { table.members(of: $0) { $0.baseName == name } }
  }

  private func joined(_ candidates: [ScopedDeclaration], _ argument: Argument) -> [HeldType]? {
    var held: [HeldType] = []
    for (declaration, scope) in candidates {
      guard let type = declaration.type(of: argument) else { continue }
      if let found = types.held(type, in: scope) {
        held.append(found)
      } else if !table.isConcrete(type, in: scope) {
        return nil
      }
    }
    return held.isEmpty ? nil : held
  }
}

extension Declaration {
  /// The type of the parameter that takes an argument, or of the property; `nil` if the labels of
  /// the call do not fit.
  fileprivate func type(of argument: CalleeIndex.Argument) -> TypeSyntax? {
    guard !isProperty else { return type }
    var parameters = self.parameters[...]
    var last: Parameter?
    var types: [TypeSyntax] = []
    for label in argument.labels {
      if label != nil || last?.isVariadic != true {
        while let first = parameters.first, first.label?.withoutBackticks != label {
          guard first.hasDefault || first.isVariadic else { return nil }
          parameters.removeFirst()
        }
        last = parameters.popFirst()
      }
      guard let last else { return nil }
      types.append(last.type)
    }
    return types[argument.index]
  }
}

extension SymbolTable {
  /// True if a type is a declared type other than a protocol or alias, so that it is not a
  /// composition.
  fileprivate func isConcrete(_ type: TypeSyntax, in scope: Scope) -> Bool {
    symbol(for: type.withoutOptional, in: scope).map {
      self[$0].kind != .protocol && self[$0].kind != .typealias
    } == true
  }

  /// The types that contain a type, innermost first.
  func outerTypes(of id: SymbolID) -> [SymbolID] {
    self[id].owner.enclosing.dropLast().reversed().compactMap {
      self.id(module: $0.module, path: $0.path)
    }
  }
}

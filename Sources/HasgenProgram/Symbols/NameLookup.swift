import HasgenReading

/// The meaning of names where they are written.
extension SymbolTable {
  /// The meaning of a name.
  package enum Meaning: Hashable {
    case symbol(SymbolID)
    /// A generic parameter of an enclosing declaration.
    case generic(String)
    /// A name that the sources do not declare, without its module if that is imported.
    case external(String)
  }

  /// The symbol that a plain type name means, without following aliases.
  ///
  /// - Parameter passed: The aliases that were followed, so that cycles end.
  package func symbol(
    for type: TypeSyntax, in scope: Scope, behind passed: Set<SymbolID> = []
  ) -> SymbolID? {
    guard case .name(let name) = type.withoutPrefixes,
      case .symbol(let id) = meaning(of: name, in: scope, behind: passed)
    else { return nil }
    return id
  }

  /// The meaning of a possibly qualified name. Nested types come first, then those of outer types,
  /// of the module, and of imported modules.
  package func meaning(
    of name: TypeName, in scope: Scope, behind passed: Set<SymbolID> = []
  ) -> Meaning {
    if name.components.count == 1 {
      let name = name.components[0].name.asTypeName
      return meaning(ofSimple: name, in: scope, behind: passed) ?? .external(name)
    }
    let names = name.components.map(\.name.asTypeName)
    var rest = names[...]
    guard let first = rest.popFirst() else { return .external("") }
    let startsWithModule = name.components.first?.isModule == true
    let qualifier = startsWithModule ? nil : meaning(ofSimple: first, in: scope, behind: passed)
    guard var meaning = qualifier else {
      return self.meaning(ofMember: Array(rest), inModule: first, from: scope, behind: passed)
    }
    while let next = rest.popFirst() {
      switch meaning {
      case .symbol(let id):
        guard let member = self.member(next, of: id, behind: passed) else {
          return .external(names.joined(separator: "."))
        }
        meaning = .symbol(member)
      case .generic(let text), .external(let text):
        meaning = .external("\(text).\(next)")
      }
    }
    return meaning
  }

  /// The meaning of a name behind a qualifier that is not a type. If the qualifier is an imported
  /// or known module that was not read, the name is external, without the module. Any other unknown
  /// qualifier is taken for the module of the scope, which may have another name in the project.
  private func meaning(
    ofMember names: [String], inModule module: String, from scope: Scope,
    behind passed: Set<SymbolID>
  ) -> Meaning {
    let text = names.joined(separator: ".")
    let index = moduleIndices[module]
    if index == nil, imports(module, in: scope) || PlatformNames.modules.contains(module) {
      return .external(text)
    }
    let top = names.first.flatMap { topLevel($0, in: index ?? scope.module, from: scope) }
    let found = names.dropFirst().reduce(top) { owner, name in
      owner.flatMap { member(name, of: $0, behind: passed) }
    }
    return found.map(Meaning.symbol) ?? .external("\(module).\(text)")
  }

  private func imports(_ module: String, in scope: Scope) -> Bool {
    module == "Swift"
      || files[scope.file].source.outline.imports.contains { $0.module == module }
  }

  private func meaning(
    ofSimple name: String, in scope: Scope, behind passed: Set<SymbolID>
  ) -> Meaning? {
    if scope.genericNames.contains(name) { return .generic(name) }
    if name == "Self", let owner = scope.owners.last {
      let symbol = id(module: owner.module, path: owner.path, seenFrom: scope.file)
      return symbol.map(Meaning.symbol) ?? .external(owner.path)
    }
    if !scope.owners.isEmpty, nestedNames.contains(name) {
      for owner in scope.owners.reversed() {
        if let found = self.member(name, of: owner, from: scope, behind: passed) {
          return .symbol(found)
        }
      }
    }
    // Most names belong to modules that are not read.
    if ids(name).isEmpty { return nil }
    if let found = topLevel(name, in: scope.module, from: scope) { return .symbol(found) }
    for imported in files[scope.file].importedModules {
      if let found = topLevel(name, in: imported, from: scope) { return .symbol(found) }
    }
    return nil
  }

  /// A declaration at file level, if it may be seen from the scope.
  private func topLevel(_ name: String, in module: Int, from scope: Scope) -> SymbolID? {
    let found = id(module: module, path: name, seenFrom: scope.file)
    return found.flatMap { isVisible($0, from: scope) ? $0 : nil }
  }

  private func member(
    _ name: String, of owner: Scope.Owner, from scope: Scope, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    let nested = Scope.Owner(module: owner.module, path: "\(owner.path).\(name)")
    let seen = { (owner: Scope.Owner) in
      id(module: owner.module, path: owner.path, seenFrom: scope.file)
    }
    if let direct = seen(nested) { return direct }
    return seen(owner).flatMap { inheritedMember(name, of: $0, behind: passed) }
  }

  /// A type nested in a type, in its extensions, or in its supertypes.
  private func member(
    _ name: String, of id: SymbolID, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    let owner = underlying(id, behind: passed) ?? id
    return directMember(name, of: owner) ?? inheritedMember(name, of: owner, behind: passed)
  }

  private func directMember(_ name: String, of id: SymbolID) -> SymbolID? {
    guard nestedNames.contains(name) else { return nil }
    let symbol = self[id]
    let path = "\(symbol.path).\(name)"
    if let shared = self.id(module: symbol.module, path: path) { return shared }
    let homes = symbol.headers.map(\.scope.file)
    return homes.lazy.compactMap {
      self.id(module: symbol.module, path: path, privateTo: $0)
    }.first
  }

  private func inheritedMember(
    _ name: String, of id: SymbolID, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    guard seesInherited else { return nil }
    var waiting = parents(of: id)
    var seen: Set<SymbolID> = [id]
    while let parent = waiting.popLast() {
      guard seen.insert(parent).inserted else { continue }
      let owner = underlying(parent, behind: passed) ?? parent
      if let found = directMember(name, of: owner) { return found }
      waiting += parents(of: owner)
    }
    return nil
  }

  /// The type behind an alias of a plain name; `nil` if the symbol is not an alias, or leads to no
  /// declared type.
  package func underlying(_ id: SymbolID, behind passed: Set<SymbolID> = []) -> SymbolID? {
    var current = id
    var seen = passed
    while let site = self[current].sites.first, site.declaration.kind == .typealias {
      guard seen.insert(current).inserted, let type = site.declaration.type,
        let next = symbol(for: type, in: site.headerScope, behind: seen)
      else { return nil }
      current = next
    }
    return current == id ? nil : current
  }

  /// True if access and imports let a scope see a symbol.
  package func isVisible(_ id: SymbolID, from scope: Scope) -> Bool {
    let symbol = self[id]
    guard symbol.module != scope.module else {
      return symbol.access > .fileprivate || symbol.sites.contains { $0.scope.file == scope.file }
    }
    guard let imports = files[scope.file].imports[symbol.module] else { return false }
    return symbol.access >= .package || imports.contains { $0.attributes.contains("@testable") }
  }
}

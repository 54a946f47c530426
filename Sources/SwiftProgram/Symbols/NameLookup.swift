import SwiftReading

/// The meaning of names where they are written.
struct NameLookup: Sendable {
  let files: ProgramFiles
  var symbols: DeclaredSymbols
  /// The types that a symbol's header and extensions name and that are symbols themselves. Empty
  /// until all symbols are registered.
  var parents: [[SymbolID]] = []

  /// The symbol that a plain type name stands for, aliases not followed.
  ///
  /// - Parameter passed: The aliases that led here, as for all of these: so that a cycle ends.
  func symbol(
    for type: TypeSyntax, in scope: Scope, behind passed: Set<SymbolID> = []
  ) -> SymbolID? {
    guard case .name(let name) = type.withoutPrefixes,
      case .symbol(let id) = meaning(of: name, in: scope, behind: passed)
    else { return nil }
    return id
  }

  /// The meaning of a possibly qualified name: nested before outer before module before imported
  /// modules.
  func meaning(
    of name: TypeName, in scope: Scope, behind passed: Set<SymbolID> = []
  ) -> SymbolTable.Meaning {
    if name.components.count == 1 {
      let name = name.components[0].name.asTypeName
      return meaning(ofSimple: name, in: scope, behind: passed) ?? .external(name)
    }
    let names = name.components.map(\.name.asTypeName)
    var rest = names[...]
    guard let first = rest.popFirst() else { return .external("") }
    let startsWithModule = name.components.first?.isModule == true
    guard
      var meaning = startsWithModule ? nil : meaning(ofSimple: first, in: scope, behind: passed)
    else {
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

  /// A name behind one that is no type: a module that was read; one that is imported or known, so
  /// that it takes no part in the name; or else the own module, under the name that the project
  /// gives it.
  private func meaning(
    ofMember names: [String], inModule module: String, from scope: Scope,
    behind passed: Set<SymbolID>
  ) -> SymbolTable.Meaning {
    let text = names.joined(separator: ".")
    let index = files.indices[module]
    if index == nil, imports(module, in: scope) || PlatformNames.modules.contains(module) {
      return .external(text)
    }
    let top = names.first.flatMap { topLevel($0, in: index ?? scope.module, from: scope) }
    let found = names.dropFirst().reduce(top) { owner, name in
      owner.flatMap { member(name, of: $0, behind: passed) }
    }
    return found.map(SymbolTable.Meaning.symbol) ?? .external("\(module).\(text)")
  }

  private func imports(_ module: String, in scope: Scope) -> Bool {
    module == "Swift"
      || files.files[scope.file].source.outline.imports.contains { $0.module == module }
  }

  private func meaning(
    ofSimple name: String, in scope: Scope, behind passed: Set<SymbolID>
  ) -> SymbolTable.Meaning? {
    if scope.genericNames.contains(name) { return .generic(name) }
    if name == "Self", let owner = scope.owners.last {
      return id(owner, from: scope).map(SymbolTable.Meaning.symbol) ?? .external(owner.path)
    }
    if !scope.owners.isEmpty, symbols.nestedNames.contains(name) {
      for owner in scope.owners.reversed() {
        if let found = self.member(name, of: owner, from: scope, behind: passed) {
          return .symbol(found)
        }
      }
    }
    if let found = topLevel(name, in: scope.module, from: scope) { return .symbol(found) }
    for imported in files.files[scope.file].importedModules {
      if let found = topLevel(name, in: imported, from: scope) { return .symbol(found) }
    }
    return nil
  }

  /// A declaration at file level, if it may be seen from the scope.
  func topLevel(_ name: String, in module: Int, from scope: Scope) -> SymbolID? {
    if let own = symbols.id(module: module, path: name, privateTo: scope.file) { return own }
    guard let id = symbols.id(module: module, path: name) else { return nil }
    return isVisible(id, from: scope) ? id : nil
  }

  private func id(_ owner: Scope.Owner, from scope: Scope) -> SymbolID? {
    symbols.id(module: owner.module, path: owner.path, privateTo: scope.file)
      ?? symbols.id(module: owner.module, path: owner.path)
  }

  private func member(
    _ name: String, of owner: Scope.Owner, from scope: Scope, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    let nested = Scope.Owner(module: owner.module, path: "\(owner.path).\(name)")
    if let direct = id(nested, from: scope) { return direct }
    return id(owner, from: scope).flatMap { inheritedMember(name, of: $0, behind: passed) }
  }

  /// A type nested in a type, in its extensions, or in what it inherits from.
  private func member(
    _ name: String, of id: SymbolID, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    let owner = underlying(id, behind: passed) ?? id
    return directMember(name, of: owner) ?? inheritedMember(name, of: owner, behind: passed)
  }

  private func directMember(_ name: String, of id: SymbolID) -> SymbolID? {
    guard symbols.nestedNames.contains(name) else { return nil }
    let symbol = symbols[id]
    let path = "\(symbol.path).\(name)"
    if let shared = symbols.id(module: symbol.module, path: path) { return shared }
    let homes = symbol.headers.map(\.scope.file)
    return homes.lazy.compactMap {
      symbols.id(module: symbol.module, path: path, privateTo: $0)
    }.first
  }

  private func inheritedMember(
    _ name: String, of id: SymbolID, behind passed: Set<SymbolID>
  ) -> SymbolID? {
    guard !parents.isEmpty else { return nil }
    var waiting = parents[id.index]
    var seen: Set<SymbolID> = [id]
    while let parent = waiting.popLast() {
      guard seen.insert(parent).inserted else { continue }
      let owner = underlying(parent, behind: passed) ?? parent
      if let found = directMember(name, of: owner) { return found }
      waiting += parents[owner.index]
    }
    return nil
  }

  /// The type behind an alias of a plain name; `nil` for what is no alias, or leads nowhere.
  func underlying(_ id: SymbolID, behind passed: Set<SymbolID> = []) -> SymbolID? {
    var current = id
    var seen = passed
    while let site = symbols[current].sites.first, site.declaration.kind == .typealias {
      guard seen.insert(current).inserted, let type = site.declaration.type,
        let next = symbol(for: type, in: site.headerScope, behind: seen)
      else { return nil }
      current = next
    }
    return current == id ? nil : current
  }

  /// Whether access and imports let a scope see a symbol.
  func isVisible(_ id: SymbolID, from scope: Scope) -> Bool {
    let symbol = symbols[id]
    guard symbol.module != scope.module else {
      return symbol.access > .fileprivate || symbol.sites.contains { $0.scope.file == scope.file }
    }
    guard let imports = files.files[scope.file].imports[symbol.module] else { return false }
    return symbol.access >= .package || imports.contains { $0.text.contains("@testable") }
  }

  /// The symbols that the header and the extensions of a symbol name.
  func parentsNamed(by id: SymbolID) -> [SymbolID] {
    var parents: [SymbolID] = []
    if symbols[id].isBare { return parents }
    for site in symbols[id].headers
    where !site.declaration.inheritedTypes.isEmpty {
      let scope = site.headerScope
      for name in site.declaration.inheritedTypes.flatMap(\.namedParts) {
        if let parent = symbol(for: .name(name), in: scope) { parents.append(parent) }
      }
    }
    return parents
  }
}

import HasgenReading

/// The place of a name, which decides its meaning.
package struct Scope: Hashable, Sendable {
  /// The module, by index.
  package let module: Int
  /// The file, by index among the files of all modules.
  package let file: Int
  /// The enclosing types, outermost first.
  package let owners: [Owner]
  /// The generic parameters of the enclosing declarations.
  package private(set) var genericNames: Set<String>

  /// An enclosing type.
  package struct Owner: Sendable, Hashable {
    /// The module that the type belongs to; for an extension, the module of the extended type.
    package let module: Int
    /// The type's qualified name.
    package let path: String

    package init(module: Int, path: String) {
      self.module = module
      self.path = path
    }

    /// The types around it and itself, outermost first.
    package var enclosing: [Owner] {
      var owners: [Owner] = []
      for part in path.pathParts {
        let path = owners.last.map { "\($0.path).\(part)" } ?? part
        owners.append(Owner(module: module, path: path))
      }
      return owners
    }
  }

  package init(module: Int, file: Int, owners: [Owner] = [], genericNames: Set<String> = []) {
    self.module = module
    self.file = file
    self.owners = owners
    self.genericNames = genericNames
  }

  /// The scope with the generic parameters of a declaration.
  package func entering(_ declaration: Declaration) -> Scope {
    adding(declaration.genericParameters.map(\.name))
  }

  /// The scope with further generic parameters.
  package func adding(_ names: [String]) -> Scope {
    if names.isEmpty { return self }
    var scope = self
    scope.genericNames.formUnion(names)
    return scope
  }

  /// The type that a declaration in the scope is, as an owner of the declarations inside it.
  func owner(named name: String) -> Owner {
    guard let outer = owners.last else { return Owner(module: module, path: name) }
    return Owner(module: outer.module, path: "\(outer.path).\(name)")
  }

  package func entering(_ owner: Owner) -> Scope {
    Scope(module: module, file: file, owners: owners + [owner], genericNames: genericNames)
  }
}

extension SymbolTable {
  /// The scope of the members of a type's declaration or extension.
  package func bodyScope(of site: Site, in id: SymbolID) -> Scope {
    let owner = self[id].owner
    guard site.declaration.kind == .extension else { return site.headerScope.entering(owner) }
    return owner.enclosing.reduce(site.headerScope) { $0.entering($1) }
  }
}

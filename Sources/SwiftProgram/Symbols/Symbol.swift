import SwiftReading

/// The index of a symbol in its table.
package struct SymbolID: Hashable, Comparable, Sendable {
  package let index: Int

  package static func < (lhs: SymbolID, rhs: SymbolID) -> Bool { lhs.index < rhs.index }
}

/// A declaration that a name can stand for: a type, a protocol or a type alias.
///
/// A class, because each look-up returns one. It is immutable once all symbols are registered.
package final class Symbol: @unchecked Sendable {
  /// The module that it belongs to, and its qualified name.
  package let owner: Scope.Owner
  /// The name without qualification.
  package let name: String
  /// The index of the file that it is private to; `nil` if it is not private to a file.
  let privateFile: Int?
  /// The kind of its first declaration.
  package let kind: Declaration.Kind
  /// The places of its declaration: one, or several under different `#if` conditions; never empty.
  package private(set) var sites: [Site]
  /// Its extensions, in any file.
  package fileprivate(set) var extensions: [Site] = []

  init(_ owner: Scope.Owner, name: String, privateTo file: Int?, site: Site) {
    self.owner = owner
    self.name = name
    privateFile = file
    kind = site.declaration.kind
    sites = [site]
    access = site.access
    isBare = site.declaration.isBare
  }

  /// Adds another declaration.
  func add(_ site: Site) {
    sites.append(site)
    access = max(access, site.access)
    isBare = isBare && site.declaration.isBare
  }

  func add(extension site: Site) {
    extensions.append(site)
    isBare = isBare && site.declaration.isBare
  }

  /// True if no header or extension has inherited types, directives, or members that must be read
  /// at once.
  package private(set) var isBare: Bool

  /// The index of the module that it belongs to.
  package var module: Int { owner.module }
  /// The name, qualified with dots by the enclosing types.
  package var path: String { owner.path }
  /// The declarations and the extensions.
  package var headers: [Site] { extensions.isEmpty ? sites : sites + extensions }

  /// The qualified name of the type around it; empty at file level.
  package var enclosingPath: String { String(path.dropLast(name.count + 1)) }

  /// The widest access of its declarations.
  package private(set) var access: Access

  /// True if all its declarations are marked `final`.
  package var isFinal: Bool {
    sites.allSatisfy { $0.declaration.modifiers.contains("final") }
  }

  /// True if its header suppresses copying (`~Copyable`).
  package var isNoncopyable: Bool {
    sites.contains {
      $0.declaration.inheritedTypes.contains { $0.description == "~Copyable" }
    }
  }

  /// The condition under which it is compiled.
  package var condition: ConditionSet {
    sites.reduce(.never) { $0.or(ConditionSet($1.declaration.conditions)) }
  }
}

extension Declaration {
  fileprivate var isBare: Bool {
    isPlain && inheritedTypes.isEmpty && !traits.contains(.directives)
  }
}

/// A declaration, with its scope and access. A class, because many values share it.
package final class Site: Sendable {
  package let declaration: Declaration
  /// The scope that the declaration is written in.
  package let scope: Scope
  /// The access of the declaration, limited by its enclosing types.
  package let access: Access

  package init(declaration: Declaration, scope: Scope, access: Access) {
    self.declaration = declaration
    self.scope = scope
    self.access = access
  }

  /// The scope of its header: that of the declaration with its generic parameters.
  package var headerScope: Scope { scope.entering(declaration) }
}

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

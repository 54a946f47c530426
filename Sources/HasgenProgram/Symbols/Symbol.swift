import HasgenReading

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
  func addDeclaration(_ site: Site) {
    sites.append(site)
    access = max(access, site.access)
    isBare = isBare && site.declaration.isBare
  }

  func addExtension(_ site: Site) {
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

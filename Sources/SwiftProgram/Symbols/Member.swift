import SwiftReading

/// A member of a type, and where it stands.
package struct Member: Sendable {
  package let declaration: Declaration
  /// The declaration or extension around it.
  package let site: Site
  /// The type that it is a member of: the type itself, a superclass, or a protocol that the type
  /// conforms to.
  package let owner: SymbolID

  package init(declaration: Declaration, site: Site, owner: SymbolID) {
    self.declaration = declaration
    self.site = site
    self.owner = owner
  }

  /// The key that tells a member from all others.
  package struct Key: Hashable, Sendable {
    package let file: Int
    package let offset: Int

    package init(file: Int, offset: Int) {
      self.file = file
      self.offset = offset
    }

    package init(_ declaration: Declaration, inFile file: Int) {
      self.init(file: file, offset: declaration.nameRange.lowerBound)
    }
  }

  /// The key that tells it from all others.
  package var key: Key { Key(declaration, inFile: site.scope.file) }

  /// The access with which it can be seen.
  package var access: Access {
    let enclosing = site.declaration
    let standard = enclosing.kind == .extension ? enclosing.access ?? .internal : .internal
    return min(declaration.access ?? standard, site.access)
  }

  package var order: (Int, Int) { (site.scope.file, declaration.nameRange.lowerBound) }
}

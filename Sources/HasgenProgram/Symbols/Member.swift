import HasgenReading

/// A member of a type, with its place.
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

  /// The place of its name, which identifies the member.
  package var key: CodePlace { CodePlace(declaration, inFile: site.scope.file) }

  /// The effective access: its own, limited by the declaration around it.
  package var access: Access {
    let enclosing = site.declaration
    // Members of an extension have the access of the extension, if it states one.
    let standard = enclosing.kind == .extension ? enclosing.access : nil
    return min(declaration.access ?? standard ?? .internal, site.access)
  }
}

/// An offset in a file of the program.
package struct CodePlace: Hashable, Comparable, Sendable {
  package let file: Int
  package let offset: Int

  package init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }

  /// The place of a declaration's name.
  package init(_ declaration: Declaration, inFile file: Int) {
    self.init(file: file, offset: declaration.nameRange.lowerBound)
  }

  package static func < (left: CodePlace, right: CodePlace) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

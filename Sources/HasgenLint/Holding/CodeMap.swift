import HasgenProgram
import HasgenReading

/// The declarations of a file by their ranges.
struct CodeMap: Sendable {
  /// A declaration, with the scope inside it.
  struct Entry: Sendable {
    let declaration: Declaration
    let scope: Scope
    /// The innermost type that contains the code of the declaration.
    let owner: SymbolID?
    /// The enclosing declaration.
    let outer: Declaration?

    /// True if the declaration is a type, a protocol or an extension.
    var isType: Bool { declaration.kind.isNominal || declaration.kind == .extension }
  }

  /// The entries in source order, each before the entries inside it.
  private(set) var entries: [Entry] = []

  init(of file: Int, in table: SymbolTable) {
    let scope = Scope(module: table.files[file].module, file: file)
    var end = 0
    // Declarations that hasgen adds to an outline have no place of their own in the text.
    for declaration in table.files[file].source.outline.declarations
    where declaration.range.lowerBound >= end {
      addEntry(for: declaration, in: scope, table)
      end = declaration.range.upperBound
    }
  }

  private mutating func addEntry(
    for declaration: Declaration, in scope: Scope, owner: SymbolID? = nil,
    outer: Declaration? = nil, _ table: SymbolTable
  ) {
    guard !declaration.isIgnored else { return }
    var inner = scope.entering(declaration)
    var innerOwner = owner
    if declaration.kind.isNominal || declaration.kind == .extension {
      let type = table.owner(of: declaration, in: scope)
      innerOwner = table.id(module: type.module, path: type.path, seenFrom: scope.file)
      let owners = declaration.kind == .extension ? type.enclosing : [type]
      inner = owners.reduce(inner) { $0.entering($1) }
      if let innerOwner { inner = inner.adding(table[innerOwner].genericNames) }
    }
    entries.append(Entry(declaration: declaration, scope: inner, owner: innerOwner, outer: outer))
    for member in declaration.members {
      addEntry(for: member, in: inner, owner: innerOwner, outer: declaration, table)
    }
  }

  /// The declarations that contain an offset, innermost first.
  func around(_ offset: Int) -> [Entry] {
    entries.filter { $0.declaration.range.contains(offset) }.reversed()
  }
}

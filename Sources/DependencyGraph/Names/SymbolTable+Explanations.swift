import SwiftOutline

extension SymbolTable {
  /// Why a symbol cannot be seen from a scope.
  func whyInvisible(_ id: SymbolID, from scope: Scope) -> UnknownName.Cause {
    let symbol = self[id]
    let module = modules[symbol.module].name
    let declaration = location(of: symbol.sites[0])
    let isImported = files[scope.file].imports[symbol.module] != nil
    guard symbol.module != scope.module, !isImported else {
      return .inaccessible(reach(of: id), module: module, declaration: declaration)
    }
    return .notImported(module: module, declaration: declaration)
  }

  /// The place of an offset in a file, as it is told to the user.
  func location(file: Int, offset: Int) -> Location {
    let source = files[file].source
    let position = source.outline.lines.position(of: offset)
    return Location(path: source.path, line: position.line, column: position.column)
  }

  /// The place of a declaration's name.
  func location(of site: Site) -> Location {
    location(file: site.scope.file, offset: site.declaration.nameRange.lowerBound)
  }
}

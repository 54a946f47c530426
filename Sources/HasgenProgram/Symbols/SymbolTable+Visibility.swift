import HasgenReading

extension SymbolTable {
  /// True if any file of a module sees a symbol, or may see it after an import that the manifest
  /// allows.
  package func isVisible(_ id: SymbolID, fromModule module: Int) -> Bool {
    guard self[id].module != module else { return self[id].access > .fileprivate }
    if mayImport(self[id].module, in: module), self[id].access >= .public { return true }
    guard let isTestable = imported[module][self[id].module] else { return false }
    return isTestable || self[id].access >= .package
  }

  /// True if a manifest says that a module may import another.
  private func mayImport(_ other: Int, in module: Int) -> Bool {
    modules[module].settings.importable?.contains(modules[other].name) == true
  }

  /// True if any file of a module imports another module, or a generated file may import it.
  package func isImported(_ other: Int, by module: Int) -> Bool {
    mayImport(other, in: module) || imported[module][other] != nil
  }

  /// True if a file imports a module that was neither read nor comes with the platforms, so that a
  /// name may be declared there.
  package func importsUnreadModule(_ file: Int) -> Bool {
    files[file].source.outline.imports.contains(where: isUnread)
  }

  /// The imports of a file whose modules were neither read nor come with the platforms.
  package func unreadImports(of file: Int) -> [Import] {
    files[file].source.outline.imports.filter(isUnread)
  }

  private func isUnread(_ item: Import) -> Bool {
    moduleIndices[item.module] == nil && !item.isOfPlatform
  }

  /// The reason why a symbol is not visible from a scope.
  package func whyInvisible(_ id: SymbolID, from scope: Scope) -> Invisibility {
    let symbol = self[id]
    let module = modules[symbol.module].name
    let declaration = location(of: symbol.sites[0])
    let isImported = files[scope.file].imports[symbol.module] != nil
    guard symbol.module != scope.module, !isImported else {
      return .inaccessible(symbol.access, module: module, declaration: declaration)
    }
    if modules(ofFile: scope.file).contains(symbol.module) {
      let target = modules[scope.module].name
      return .missing(inTarget: target, module: module, declaration: declaration)
    }
    return .notImported(module: module, declaration: declaration)
  }
}

/// A reason why a symbol is not visible from a scope.
package enum Invisibility: Sendable {
  /// The module of the symbol is not imported.
  case notImported(module: String, declaration: Location)
  /// A file of two targets names the symbol, and only one of the targets compiles its declaration.
  case missing(inTarget: String, module: String, declaration: Location)
  /// The access of the symbol is too narrow.
  case inaccessible(Access, module: String, declaration: Location)
}

extension Import {
  /// True if its module comes with the platforms.
  package var isOfPlatform: Bool { PlatformNames.modules.contains(module) }
}

import HasgenReading

extension SymbolTable {
  /// The place of an offset in a file, for messages.
  package func location(file: Int, offset: Int) -> Location {
    let source = files[file].source
    let position = source.outline.lines.position(of: offset)
    return Location(path: source.path, line: position.line, column: position.column)
  }

  package func location(of place: CodePlace) -> Location {
    location(file: place.file, offset: place.offset)
  }

  /// The place of a declaration's name.
  package func location(of site: Site) -> Location {
    location(of: site.declaration, inFile: site.scope.file)
  }

  /// The place of the name in a symbol's first declaration.
  package func location(of id: SymbolID) -> Location { location(of: self[id].sites[0]) }

  package func location(of member: Member) -> Location {
    location(of: member.declaration, inFile: member.site.scope.file)
  }

  package func location(of requirement: Requirement) -> Location {
    location(of: requirement.declaration, inFile: requirement.scope.file)
  }

  /// The place of a declaration's name, by the index of its file.
  package func location(of declaration: Declaration, inFile file: Int) -> Location {
    location(file: file, offset: declaration.nameRange.lowerBound)
  }
}

/// A file that two targets of a project compile belongs to two modules, and its declarations are
/// symbols of both.
extension SymbolTable {
  /// The symbols that are declared at the place of a symbol, one for each module of the file.
  package func copies(of id: SymbolID) -> [SymbolID] {
    let namesakes = ids(self[id].path)
    guard namesakes.count > 1 else { return [id] }
    let place = location(of: id)
    return namesakes.filter { location(of: $0) == place }
  }

  /// The first of the symbols that are declared at the place of a symbol.
  package func original(of id: SymbolID) -> SymbolID { copies(of: id)[0] }

  /// The modules of a file, by index.
  package func modules(ofFile file: Int) -> [Int] {
    let path = files[file].source.path
    return files.filter { $0.source.path == path }.map(\.module)
  }
}

extension SymbolTable {
  /// The name of a symbol at file level, qualified with its module if the file may see another
  /// symbol of the same name.
  package func name(of id: SymbolID, inFile file: Int) -> String {
    let symbol = self[id]
    let rivals = ids(symbol.path).filter {
      isVisible($0, fromModule: files[file].module)
    }
    guard rivals.count > 1, symbol.module != files[file].module else { return symbol.path }
    return "\(modules[symbol.module].name).\(symbol.path)"
  }
}

extension SymbolTable {
  /// The type that the members of a type, a protocol or an extension belong to.
  package func owner(of declaration: Declaration, in scope: Scope) -> Scope.Owner {
    if declaration.kind == .extension {
      return extendedType(of: declaration, in: scope)?.owner
        ?? Scope.Owner(module: scope.module, path: declaration.name)
    }
    return scope.owner(named: declaration.baseName)
  }
}

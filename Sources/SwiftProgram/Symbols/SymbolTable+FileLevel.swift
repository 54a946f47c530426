extension SymbolTable {
  /// A symbol as it is written at file level: with its module where another of its name is nearer
  /// or as near.
  package func name(of id: SymbolID, inFile file: Int) -> String {
    let symbol = self[id]
    let rivals = (idsByPath[symbol.path] ?? []).filter {
      isVisible($0, fromModule: files[file].module)
    }
    guard rivals.count > 1, symbol.module != files[file].module else { return symbol.path }
    return "\(modules[symbol.module].name).\(symbol.path)"
  }
}

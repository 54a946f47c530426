import HasgenProgram
import HasgenReading

extension SymbolTable {
  /// The declarations with directives, each with the index of its file, in source order.
  package var directedDeclarations: [(declaration: Declaration, file: Int)] {
    var found: [(declaration: Declaration, file: Int)] = []
    for (index, file) in files.enumerated()
    where file.source.outline.contents.contains(.directives) {
      addDirected(among: file.source.outline.declarations, inFile: index, to: &found)
    }
    return found
  }

  private func addDirected(
    among declarations: [Declaration], inFile file: Int,
    to found: inout [(declaration: Declaration, file: Int)]
  ) {
    for declaration in declarations where declaration.holds(.directives) {
      if declaration.traits.contains(.directives) { found.append((declaration, file)) }
      addDirected(among: declaration.members, inFile: file, to: &found)
    }
  }
}

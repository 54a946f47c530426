import HasgenGraph
import HasgenProgram
import HasgenReading

/// The names at file level of a module that is tested, and of those that it imports.
struct VisibleNames {
  /// The names that the read modules declare.
  let all: Set<String>
  /// The names that several of these modules declare, and names of the platforms that modules which
  /// hasgen does not read may declare.
  let ambiguous: Set<String>

  /// - Parameter module: The module that is tested, by index.
  init(of module: Int, in table: SymbolTable) {
    let files = table.files.filter { $0.module == module }
    let imported = Set(files.flatMap(\.imports.keys)).subtracting([module])
    var seen: [String: Int] = [:]
    for symbol in table.symbols where symbol.enclosingPath.isEmpty {
      let isOwn = symbol.module == module
      guard isOwn || imported.contains(symbol.module) else { continue }
      let least: Access = isOwn ? .internal : .package
      if symbol.access >= least { seen[symbol.name, default: 0] += 1 }
    }
    all = Set(seen.keys)
    ambiguous = PlatformNames.contested.union(seen.filter { $0.value > 1 }.keys)
  }
}

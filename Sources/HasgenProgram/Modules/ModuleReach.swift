import HasgenReading

/// The modules that each module reaches, directly or through others, by the imports of all files.
package struct ModuleReach {
  /// For each module: itself and the modules that it imports, directly or through others.
  private let reached: [Set<Int>]

  package init(of modules: [SourceModule], indices: [String: Int]) {
    let imported = modules.map { module in
      Set(module.files.flatMap(\.outline.imports).compactMap { indices[$0.module] })
    }
    reached = imported.indices.map { Set(reachable(from: [$0]) { Array(imported[$0]) }) }
  }

  /// True if some module reaches both a module and one of the others.
  package func isSeenBeside(_ module: Int, _ others: Set<Int>) -> Bool {
    reached.contains { $0.contains(module) && !$0.isDisjoint(with: others) }
  }
}

/// The modules that each module re-exports by `@_exported import`.
struct ModuleExports {
  private let exported: [[Int]]

  init(of modules: [SourceModule], indices: [String: Int]) {
    exported = modules.map { module in
      module.files.flatMap { file in
        // Called for all imports; almost none has an attribute.
        file.outline.imports.lazy
          .filter { $0.text.utf8.contains(UInt8(ascii: "@")) }
          .filter { $0.text.contains("@_exported") }
          .compactMap { indices[$0.module] }
      }
    }
  }

  /// The imports of a file, by the modules of the program that each of them makes visible.
  func imports(of file: SourceFile, indices: [String: Int]) -> [Int: [Import]] {
    var imports: [Int: [Import]] = [:]
    for item in file.outline.imports {
      guard let imported = indices[item.module] else { continue }
      for seen in closure(of: imported) { imports[seen, default: []].append(item) }
    }
    return imports
  }

  /// A module and all modules that it re-exports, directly or through others.
  func closure(of module: Int) -> Set<Int> {
    Set(reachable(from: [module]) { exported[$0] })
  }
}

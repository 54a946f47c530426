import SwiftReading

/// The modules that each module sees, directly or through others, by the imports of all their
/// files.
package struct ModuleReach {
  /// By module: itself and all that it imports, directly or through others.
  private let reached: [Set<Int>]

  package init(of modules: [SourceModule], indices: [String: Int]) {
    let imported = modules.map { module in
      Set(module.files.flatMap(\.outline.imports).compactMap { indices[$0.module] })
    }
    reached = imported.indices.map { Set(closure(of: [$0]) { Array(imported[$0]) }) }
  }

  /// True if some module sees one module and one of others.
  package func isSeenBeside(_ module: Int, _ others: Set<Int>) -> Bool {
    reached.contains { $0.contains(module) && !$0.isDisjoint(with: others) }
  }
}

/// The modules that others bring along, by `@_exported import`.
package struct ModuleExports {
  private let exported: [[Int]]

  package init(of modules: [SourceModule], indices: [String: Int]) {
    exported = modules.map { module in
      module.files.flatMap { file in
        // Almost no import has an attribute, and this is asked of all.
        file.outline.imports.lazy
          .filter { $0.text.utf8.contains(UInt8(ascii: "@")) }
          .filter { $0.text.contains("@_exported") }
          .compactMap { indices[$0.module] }
      }
    }
  }

  /// A module and all that come with it.
  package func closure(of module: Int) -> Set<Int> {
    Set(SwiftProgram.closure(of: [module]) { exported[$0] })
  }
}

import SwiftLexing
import SwiftOutline

/// The modules that each module sees, directly or through others, by the imports of all their
/// files.
package struct ModuleReach {
  /// By module: itself and all that it imports, directly or through others.
  private let reached: [Set<Int>]

  package init(of modules: [SourceModule], indices: [String: Int]) {
    let hashes = Dictionary(
      indices.map { (NameHash($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    let imported = modules.map { module -> Set<Int> in
      let named = module.files.flatMap(\.outline.imports).compactMap { indices[$0.module] }
      // What is not outlined may import as well.
      let sketched = module.sketched.flatMap { $0.sketch.names(.imported) }
      return Set(named + sketched.compactMap { hashes[$0] })
    }
    reached = imported.indices.map { module in
      var found: Set<Int> = [module]
      var waiting = [module]
      while let next = waiting.popLast() {
        for other in imported[next] where found.insert(other).inserted { waiting.append(other) }
      }
      return found
    }
  }

  /// Whether a module is another, or sees it.
  package func sees(_ module: Int, from other: Int) -> Bool { reached[other].contains(module) }

  /// Whether some module sees one module and one of others.
  package func isSeenBeside(_ module: Int, _ others: Set<Int>) -> Bool {
    reached.contains { $0.contains(module) && !$0.isDisjoint(with: others) }
  }
}

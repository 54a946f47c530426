import SwiftOutline

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

  /// The modules whose import brings a module along, itself included.
  package func bringing(_ module: Int) -> [Int] {
    exported.indices.filter { closure(of: $0).contains(module) }
  }

  /// A module and all that come with it.
  package func closure(of module: Int) -> Set<Int> {
    var result: Set<Int> = [module]
    var waiting = [module]
    while let next = waiting.popLast() {
      for other in exported[next] where result.insert(other).inserted { waiting.append(other) }
    }
    return result
  }
}

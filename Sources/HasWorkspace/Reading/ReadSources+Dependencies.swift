import DependencyGraph
import Projects
import SwiftLexing
import SwiftOutline
import SwiftProgram

extension ReadSources {
  /// Leaves out the modules of packages that others depend on and that nobody imports.
  ///
  /// - Returns: What was found, without them.
  mutating func keepImported(of found: FoundSources) -> FoundSources {
    guard found.modules.contains(where: \.isDependency) else { return found }
    var kept: Set<Int> = []
    var waiting = found.modules.indices.filter { !found.modules[$0].isDependency }
    let hashes = found.modules.map { NameHash($0.name) }
    while let next = waiting.popLast() {
      guard kept.insert(next).inserted else { continue }
      let imported = modules[next].importedNames
      waiting += hashes.indices.filter { !kept.contains($0) && imported.contains(hashes[$0]) }
    }
    keepModules(of: found) { kept.contains($0) }
    return found.keeping { kept.contains($0) }
  }
}

extension SourceModule {
  /// The names of the modules that its files import.
  fileprivate var importedNames: Set<NameHash> {
    var names = Set(files.flatMap(\.outline.imports).map { NameHash($0.module) })
    for file in sketched { names.formUnion(file.sketch.names(.imported)) }
    return names
  }
}

import SwiftReading

/// The modules that were read, and what their files see of each other.
package struct ProgramFiles: Sendable {
  package let modules: [SourceModule]
  /// The files of all modules, in the order of the modules.
  package let files: [Entry]
  /// The modules by their names.
  package let indices: [String: Int]

  /// A file, and the known modules that it sees, with the imports that bring them.
  package struct Entry: Sendable {
    package let source: SourceFile
    package let module: Int
    package let imports: [Int: [Import]]
    /// The modules, in their order.
    package let importedModules: [Int]
  }

  init(of modules: [SourceModule]) {
    self.modules = modules
    var indices: [String: Int] = [:]
    for (index, module) in modules.enumerated() where indices[module.name] == nil {
      indices[module.name] = index
    }
    self.indices = indices
    let exports = ModuleExports(of: modules, indices: indices)
    files = modules.enumerated().flatMap { index, module in
      module.files.map { file in
        var imports: [Int: [Import]] = [:]
        for item in file.outline.imports {
          guard let imported = indices[item.module] else { continue }
          for seen in exports.closure(of: imported) { imports[seen, default: []].append(item) }
        }
        return Entry(
          source: file, module: index, imports: imports, importedModules: imports.keys.sorted())
      }
    }
  }
}

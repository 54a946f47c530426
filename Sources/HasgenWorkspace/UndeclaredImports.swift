import HasgenProgram
import HasgenProjects
import HasgenReading

/// Imports of a module that the manifest does not let the target use.
///
/// The build of such a target may succeed or fail, depending on which module is compiled first.
struct UndeclaredImports {
  /// A warning for each target and module, at the first import.
  private(set) var diagnostics: [Diagnostic] = []

  init(in modules: [SourceModule]) {
    let byName = Dictionary(
      modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for module in modules where module.settings.importable != nil {
      guard let reachable = Self.reachable(from: module.name, in: byName) else { continue }
      // The modules that the target may use, or that are reported already.
      var settled = reachable.union([module.name])
      for file in module.files {
        for statement in file.outline.imports where statement.conditions.isEmpty {
          let name = statement.module
          guard byName[name] != nil, settled.insert(name).inserted else { continue }
          diagnostics.append(
            Diagnostic(
              .warning, "the target '\(module.name)' does not depend on '\(name)'",
              id: .undeclaredImport, at: file.location(of: statement),
              note: "add \"\(name)\" to its 'dependencies' in 'Package.swift'"))
        }
      }
    }
  }

  /// The modules that a module depends on, directly or not; `nil` if they are not all known.
  private static func reachable(
    from name: String, in modules: [String: SourceModule]
  ) -> Set<String>? {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let names = modules[next]?.settings.importable else { return nil }
      waiting += names.filter { found.insert($0).inserted }
    }
    return found
  }
}

extension SourceFile {
  /// The place of the module's name in an import.
  func location(of statement: Import) -> Location {
    let position = outline.lines.position(of: statement.nameRange.lowerBound)
    return Location(path: path, line: position.line, column: position.column)
  }
}

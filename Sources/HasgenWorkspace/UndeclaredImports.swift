import HasgenProgram
import HasgenReading

/// Imports of a module that the manifest does not let the target use.
///
/// The build of such a target may succeed or fail, depending on which module is compiled first.
struct UndeclaredImports {
  /// An error for each target and module, at the first import.
  private(set) var diagnostics: [Diagnostic] = []

  init(in modules: [SourceModule]) {
    let importable = Dictionary(
      modules.map { ($0.name, $0.settings.importable) }, uniquingKeysWith: { first, _ in first })
    for module in modules where module.settings.importable != nil {
      guard let reachable = Self.reachable(from: module.name, importable) else { continue }
      var reported: Set<String> = []
      for file in module.files {
        for statement in file.outline.imports
        where statement.conditions.isEmpty && importable[statement.module] != nil
          && statement.module != module.name && !reachable.contains(statement.module)
          && reported.insert(statement.module).inserted
        {
          let position = file.outline.lines.position(of: statement.nameRange.lowerBound)
          diagnostics.append(
            Diagnostic(
              severity: .error, id: .undeclaredImport,
              message: "the target '\(module.name)' does not depend on '\(statement.module)'",
              location: Location(path: file.path, line: position.line, column: position.column),
              notes: [
                Diagnostic.Note(
                  "add \"\(statement.module)\" to its 'dependencies' in 'Package.swift'")
              ]))
        }
      }
    }
  }

  /// The modules that a module depends on, directly or not; `nil` if they are not all known.
  private static func reachable(
    from name: String, _ importable: [String: Set<String>?]
  ) -> Set<String>? {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let names = importable[next] ?? nil else { return nil }
      waiting += names.filter { found.insert($0).inserted }
    }
    return found
  }
}

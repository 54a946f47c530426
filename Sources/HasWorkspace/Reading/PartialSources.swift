import DependencyGraph
import SwiftOutline

/// Modules that are imported and lie beside those that were read, but were not read themselves.
///
/// A run without them would take what they declare for what nobody declares, and take away the
/// conformances to it.
struct PartialSources {
  /// An error for each missing module, at the first import of it.
  private(set) var diagnostics: [Diagnostic] = []

  init(reading found: FoundSources, modules: [SourceModule], finder: SourceFinder) {
    let known = Set(modules.map(\.name))
    var told: Set<String> = []
    for (place, module) in zip(found.modules, modules) {
      let imports = module.files.flatMap { file in
        file.outline.imports.filter { !known.contains($0.module) }.map { (file, $0) }
      }
      guard !imports.isEmpty else { continue }
      let missing = finder.modules(
        beside: place, named: Set(imports.map(\.1.module)), in: found)
      for (file, statement) in imports {
        guard let folder = missing[statement.module], told.insert(folder).inserted else { continue }
        let position = file.outline.lines.position(of: statement.nameRange.lowerBound)
        diagnostics.append(
          Diagnostic(
            severity: .error, id: "partial-sources",
            message: "'\(statement.module)' is imported here but not among the paths, "
              + "so what it declares is unknown",
            location: Location(path: file.path, line: position.line, column: position.column),
            notes: [Diagnostic.Note(Self.cure(folder, finder))]))
      }
    }
  }

  private static func cure(_ folder: String, _ finder: SourceFinder) -> String {
    let parent = Path.normalized(Path.join(folder, ".."))
    return finder.isPackageSources(parent)
      ? "hand over '\(parent)' (or '\(folder)' too)" : "hand over '\(folder)' too"
  }
}

extension SourceFinder {
  /// The module folders beside a module's folder that hold Swift and that no path covers, by the
  /// name that an import of them uses. A folder that is a package of its own is no module's.
  ///
  /// - Parameter names: The names that are looked for.
  fileprivate func modules(
    beside module: FoundSources.Module, named names: Set<String>, in found: FoundSources
  ) -> [String: String] {
    let parent = Path.normalized(Path.join(module.folder, ".."))
    guard let real = Disk.realPath(of: Path.join(workingDirectory, parent)),
      let siblings = try? Disk.names(in: real)
    else { return [:] }
    let shownParent = shown(real, asGiven: parent)
    var modules: [String: String] = [:]
    for (name, isValid) in siblings where isValid && !name.hasPrefix(".") {
      let root = ModuleRoot(
        name: moduleName(ofFolder: name), shown: Path.normalized(Path.join(shownParent, name)),
        real: Path.join(real, name), limit: Path.join(real, name))
      guard names.contains(root.name), Disk.kind(of: root.real) == .folder,
        Disk.kind(of: Path.join(root.real, "Package.swift")) == nil,
        !found.folders.contains(where: { Path.below($0, root.real) != nil }),
        !isExcluded(root.real, isFolder: true)
      else { continue }
      var walk = FolderWalk(finder: self, root: root, otherRoots: [])
      walk.run()
      if !walk.files.isEmpty { modules[root.name] = root.shown }
    }
    return modules
  }
}

import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// Modules that are imported and are beside those that were read, but were not read themselves.
///
/// A run without them would treat their declarations as missing, and remove the conformances to
/// their protocols.
struct PartialSources {
  /// An error for each missing module, at the first import of it.
  private(set) var diagnostics: [Diagnostic] = []

  init(reading found: FoundSources, sources: ReadSources, finder: SourceFinder) {
    let known = Set(found.modules.map(\.name))
    // Most modules of a package have the same parent folder, which is searched once.
    var byParent: [String: [String: ModuleRoot]] = [:]
    var named: Set<String> = []
    // For a module of a project, hasgen has looked for all modules that it can import.
    for (module, source) in zip(found.modules, sources.modules) where !module.isOfProject {
      let parent = Path.resolved(module.folder, "..")
      let neighbours =
        byParent[parent] ?? finder.neighbours(in: parent, besides: known, in: found)
      byParent[parent] = neighbours
      if neighbours.isEmpty { continue }
      for file in source.files {
        for statement in file.outline.imports {
          guard let root = neighbours[statement.module], !named.contains(root.shown),
            finder.holdsSwift(root)
          else { continue }
          named.insert(root.shown)
          diagnostics.append(
            Diagnostic(
              .error,
              "'\(statement.module)' is imported here but not among the paths, "
                + "so what it declares is unknown",
              id: .partialSources, at: file.location(of: statement),
              note: "name '\(root.shown)' too"))
        }
      }
    }
  }

}

extension SourceFinder {
  /// The folders beside modules that no path covers, by the names that an import of them uses.
  /// Folders that are packages are left out.
  ///
  /// - Parameter known: The names of the modules that were read.
  fileprivate func neighbours(
    in parent: String, besides known: Set<String>, in found: FoundSources
  ) -> [String: ModuleRoot] {
    guard let real = Disk.realPath(of: Path.join(workingDirectory, parent)),
      let entries = try? Disk.entries(in: real)
    else { return [:] }
    let shownParent = shown(real, asGiven: parent)
    var neighbours: [String: ModuleRoot] = [:]
    for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
      let folder = Path.join(real, entry.name)
      let name = ModuleName.ofFolder(folder, in: root)
      guard !known.contains(name),
        Disk.kind(of: Path.join(folder, "Package.swift")) == nil,
        !found.folders.contains(where: { Path.below($0, folder) != nil }),
        !isExcluded(folder, isFolder: true)
      else { continue }
      neighbours[name] = ModuleRoot(
        name: name, shown: Path.resolved(shownParent, entry.name), real: folder, origin: .path)
    }
    return neighbours
  }

  fileprivate func holdsSwift(_ root: ModuleRoot) -> Bool {
    !walk(root).files.isEmpty
  }
}

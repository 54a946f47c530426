import FileSystem
import Findings
import SwiftProgram

/// The modules of an Xcode project without a configuration: each folder beside it is one of its
/// name.
///
/// If Swift files stand beside the project itself, its folder is one module of the project's name.
package struct XcodeModules {
  /// A package or Xcode project beside the project.
  package typealias Neighbour = (folder: String, mark: ProjectMark)

  package private(set) var roots: [ModuleRoot] = []
  package private(set) var neighbours: [Neighbour] = []
  package private(set) var remarks: [String] = []
  package private(set) var unreadable: [Diagnostic] = []

  /// - Parameter folder: Absolute, without links.
  package init(in folder: String, finder: SourceFinder) {
    let entries: [Disk.Entry]
    do {
      entries = try Disk.entries(in: folder).filter {
        !$0.name.hasPrefix(".") && $0.reasonNotToName == nil
      }
    } catch {
      unreadable = [.unreadable(finder.shown(folder), error)]
      return
    }
    let names = entries.map(\.name)
    let hasFiles = names.contains { Path.isSwiftFile($0) && !XcodeNames.isDescription($0) }
    if hasFiles {
      let project = names.first { $0.hasSuffix(".xcodeproj") }
      let name = project.map { ModuleName.identifier(String($0.dropLast(".xcodeproj".count))) }
      roots = [
        ModuleRoot(
          name: name ?? ModuleName.ofFolder(folder), shown: finder.shown(folder), real: folder,
          origin: .xcodeProject, settings: ModuleSettings(isNamedByFolder: true),
          excluded: names.filter(XcodeNames.isOther).map { Path.join(folder, $0) })
      ]
      return
    }
    for entry in entries where !XcodeNames.isOther(entry.name) {
      let path = Path.join(folder, entry.name)
      guard (entry.knownKind ?? Disk.kind(of: path)) == .folder,
        !finder.isExcluded(path, isFolder: true)
      else { continue }
      if XcodeNames.isForTests(entry.name) {
        remarks.append("not read: \(finder.shown(path)), for tests")
      } else if let mark = Disk.projectMark(of: path) {
        neighbours.append((path, mark))
      } else {
        roots.append(
          ModuleRoot(
            name: ModuleName.ofFolder(path), shown: finder.shown(path),
            real: path, origin: .xcodeProject,
            settings: ModuleSettings(isNamedByFolder: true)))
      }
    }
  }
}

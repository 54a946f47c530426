import Dispatch

/// A record of the files that a run has looked at, from several threads.
///
/// With its paths alone, another run sees what this one has seen.
package final class FileRecord: @unchecked Sendable {
  private let queue = DispatchQueue(label: "hasgen.record")
  // Behind the queue.
  private var files: Set<String> = []
  private var folders: Set<String> = []

  package init() {}

  /// The files.
  package var paths: Set<String> { queue.sync { files } }

  /// The folders in which none of the files lies.
  package var emptyFolders: Set<String> {
    queue.sync {
      var around: Set<String> = []
      for file in files {
        var folder = Path.folder(of: file)
        while around.insert(folder).inserted { folder = Path.folder(of: folder) }
      }
      return folders.subtracting(around)
    }
  }

  /// Notes that something stands at a path.
  @discardableResult package func note(_ kind: Disk.Kind?, at path: String) -> Disk.Kind? {
    let path = Path.normalized(path)
    switch kind {
    case .file: queue.sync { _ = files.insert(path) }
    case .folder: queue.sync { _ = folders.insert(path) }
    case .link, .other, nil: break
    }
    return kind
  }

  /// Notes the files of a folder that say something by their names.
  ///
  /// - Returns: The entries, so that nobody need ask what they are.
  package func note(_ entries: [Disk.Entry], in folder: String) -> [Disk.Entry] {
    for name in entries.map(\.name) {
      switch name {
      case "project.yml", "project.yaml": note(name, in: folder)
      case _ where ManifestName.isManifest(name): note(name, in: folder)
      case _ where name.hasSuffix(".xcodeproj"): note("project.pbxproj", of: name, in: folder)
      case _ where name.hasSuffix(".xcworkspace"):
        note("contents.xcworkspacedata", of: name, in: folder)
      default: break
      }
    }
    // That there is a Swift file, be it left out, may tell that the folder is a module.
    let isSource = { (name: String) in Path.isSwiftFile(name) && !name.hasPrefix(".") }
    if let name = entries.map(\.name).first(where: isSource) { note(name, in: folder) }
    return entries.map { entry in
      Disk.Entry(
        name: entry.name, isValid: entry.isValid,
        knownKind: entry.knownKind ?? Disk.kind(of: Path.join(folder, entry.name)))
    }
  }

  @discardableResult private func note(_ name: String, in folder: String) -> Disk.Kind? {
    let path = Path.join(folder, name)
    return note(Disk.targetKind(of: path), at: path)
  }

  /// Notes the file that a bundle is known by, or the bundle where it lacks that.
  private func note(_ name: String, of bundle: String, in folder: String) {
    if note(name, in: Path.join(folder, bundle)) == nil { note(bundle, in: folder) }
  }
}

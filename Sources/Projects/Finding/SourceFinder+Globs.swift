import FileSystem

extension SourceFinder {
  /// The folders that a glob fits, sorted; hidden ones are left out, and links are not followed.
  ///
  /// - Parameter glob: `Packages/*`, as seen from the working directory.
  package func folders(fitting glob: String) -> [String] {
    var folders = [glob.hasPrefix("/") ? "/" : ""]
    for part in glob.split(separator: "/").map(String.init) {
      switch part {
      case ".": continue
      case "**": folders = folders.flatMap { [$0] + foldersBelow($0) }
      case _ where part.contains { "*?[".contains($0) }:
        guard let pattern = Glob(part) else { return [] }
        folders = folders.flatMap { folder in
          subfolders(of: folder).filter { pattern.matches(Path.name(of: $0), isFolder: true) }
        }
      default:
        folders = folders.map { Path.join($0, part) }
      }
    }
    return folders.filter { Disk.targetKind(of: Path.join(workingDirectory, $0)) == .folder }
      .sorted()
  }

  private func subfolders(of folder: String) -> [String] {
    let entries = (try? Disk.entries(in: Path.join(workingDirectory, folder))) ?? []
    return entries.filter { entry in
      let path = Path.join(workingDirectory, Path.join(folder, entry.name))
      return entry.reasonNotToName == nil && !entry.name.hasPrefix(".")
        && (entry.knownKind ?? Disk.kind(of: path)) == .folder
    }.map { Path.join(folder, $0.name) }
  }

  private func foldersBelow(_ folder: String) -> [String] {
    var found: [String] = []
    var waiting = subfolders(of: folder)
    while let next = waiting.popLast() {
      found.append(next)
      waiting += subfolders(of: next)
    }
    return found
  }
}

extension [String] {
  /// The texts as a list in a sentence: `'A', 'B' and 'C'`, without quotes of its own.
  package var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

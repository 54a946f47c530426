/// Folders with their entries, known from the paths of some files.
struct FolderTree: Sendable {
  private var folders: [ExactPath: [Disk.Entry]] = [ExactPath("/"): []]

  /// Adds a file and the folders around it.
  ///
  /// - Parameter path: An absolute path without `.` and `..` that was not added before.
  package mutating func add(file path: String) { add(Disk.Kind.file, path) }

  /// Adds a folder and those around it, unless it is known.
  ///
  /// - Parameter path: An absolute path without `.` and `..`.
  package mutating func add(folder path: String) {
    guard !has(path) else { return }
    folders[ExactPath(path)] = []
    add(.folder, path)
  }

  /// Returns true if a folder is known.
  package func has(_ folder: String) -> Bool { folders[ExactPath(folder)] != nil }

  /// The entries of a folder, in the order in which they were added; `nil` for an unknown folder.
  package func entries(in folder: String) -> [Disk.Entry]? { folders[ExactPath(folder)] }

  private mutating func add(_ kind: Disk.Kind, _ path: String) {
    var (path, kind) = (path, kind)
    while true {
      let folder = Path.folder(of: path)
      let entry = Disk.Entry(name: Path.name(of: path), isValid: true, knownKind: kind)
      let isKnown = has(folder)
      folders[ExactPath(folder), default: []].append(entry)
      if isKnown { return }
      (path, kind) = (folder, .folder)
    }
  }
}

/// Some files and folders, and those that they lie in: as if nothing else existed.
///
/// What stands where is answered by the list, and only a listed file is read: no other path is
/// touched.
package struct FileList: Sendable {
  /// Where to read each file.
  private var files: [ExactPath: String] = [:]
  private var folders: [ExactPath: [Disk.Entry]] = [ExactPath("/"): []]

  init() {}

  /// Adds a file or a folder.
  ///
  /// - Parameters:
  ///   - path: The path that it is known by; absolute.
  ///   - place: The path to read it by.
  mutating func add(_ path: String, at place: String, isFolder: Bool) {
    var path = Path.normalized(path)
    var kind = Disk.Kind.file
    if isFolder {
      guard folders[ExactPath(path)] == nil else { return }
      folders[ExactPath(path)] = []
      kind = .folder
    } else {
      guard files.updateValue(place, forKey: ExactPath(path)) == nil else { return }
    }
    while true {
      let folder = Path.folder(of: path)
      let entry = Disk.Entry(name: Path.name(of: path), isValid: true, knownKind: kind)
      let isKnown = folders[ExactPath(folder)] != nil
      folders[ExactPath(folder), default: []].append(entry)
      if isKnown { return }
      path = folder
      kind = .folder
    }
  }

  func kind(of path: String) -> Disk.Kind? {
    let path = ExactPath(Path.normalized(path))
    if files[path] != nil { return .file }
    return folders[path] == nil ? nil : .folder
  }

  func realPath(of path: String) -> String? {
    kind(of: path) == nil ? nil : Path.normalized(path)
  }

  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    guard let entries = folders[ExactPath(Path.normalized(folder))] else {
      throw .noSuchFile
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Where a file is to be read.
  func readable(_ path: String) throws(SystemError) -> String {
    guard let place = files[ExactPath(Path.normalized(path))] else {
      throw .noSuchFile
    }
    return place
  }
}

/// A list of files and folders, and the folders around them: as if nothing else existed.
///
/// What stands where is answered by the list, and only a listed file is read: no other path is
/// touched.
package struct FileList: Sendable {
  /// The place to read each file from.
  private var files: [ExactPath: String] = [:]
  private var folders = FolderTree()

  package init() {}

  /// Adds a file or a folder.
  ///
  /// - Parameters:
  ///   - path: The path that it is known by; absolute.
  ///   - place: The path to read it by.
  package mutating func add(_ path: String, at place: String, isFolder: Bool) {
    let path = Path.normalized(path)
    if isFolder {
      folders.add(folder: path)
    } else if files.updateValue(place, forKey: ExactPath(path)) == nil {
      folders.add(file: path)
    }
  }

  package func kind(of path: String) -> Disk.Kind? {
    let path = Path.normalized(path)
    if files[ExactPath(path)] != nil { return .file }
    return folders.has(path) ? .folder : nil
  }

  package func realPath(of path: String) -> String? {
    kind(of: path) == nil ? nil : Path.normalized(path)
  }

  package func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    guard let entries = folders.entries(in: Path.normalized(folder)) else {
      throw .noSuchFile
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// The place to read a file from.
  package func readable(_ path: String) throws(SystemError) -> String {
    guard let place = files[ExactPath(Path.normalized(path))] else {
      throw .noSuchFile
    }
    return place
  }
}

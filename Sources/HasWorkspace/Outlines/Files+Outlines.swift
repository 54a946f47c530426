import Findings

extension Files {
  /// The disk as some outlines have it.
  ///
  /// - Parameters:
  ///   - paths: The files with the outlines' JSON.
  ///   - workingDirectory: Where relative paths begin, those in the outlines included.
  /// - Throws: `WorkspaceError` for each file that is no outline, and for two that have the same
  ///   file of the sources.
  package static func outlined(
    in paths: [String], workingDirectory: String
  ) throws(WorkspaceError) -> Files {
    let outlines = try JoinedOutline.reading(paths, in: workingDirectory)
    let folder = Disk.realPath(of: workingDirectory) ?? workingDirectory
    func absolute(_ path: String) -> String {
      let joined = Path.join(folder, path)
      // Asked of all files.
      return path.isPlainPath ? joined : Path.normalized(joined)
    }
    var files: [String: OutlinedFiles.File] = [:]
    var sources: [String: String] = [:]
    for (path, outline) in zip(paths, outlines) {
      for file in outline.files {
        let key = absolute(file.path)
        if let other = sources.updateValue(path, forKey: key) {
          throw WorkspaceError(
            "'\(other)' and '\(path)' both have '\(file.path)'", id: .unusableOutline,
            note: "name one outline for each module")
        }
        files[key] = file.file
      }
    }
    return Files(
      of: OutlinedFiles(folders: outlines.flatMap(\.folders).map(absolute), files: files))
  }
}

extension String {
  /// Whether it is certain that it has no `.`, `..` or empty part.
  fileprivate var isPlainPath: Bool {
    var before = UInt8(ascii: "/")
    for byte in utf8 {
      if before == UInt8(ascii: "/"), byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") {
        return false
      }
      before = byte
    }
    return before != UInt8(ascii: "/")
  }
}

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
    let outlines = try ModuleOutline.reading(paths, in: workingDirectory)
    let folder = Disk.realPath(of: workingDirectory) ?? workingDirectory
    func absolute(_ path: String) -> String { Path.normalized(Path.join(folder, path)) }
    var texts: [String: OutlinedFiles.Text] = [:]
    var sources: [String: String] = [:]
    for (path, outline) in zip(paths, outlines) {
      for file in outline.files {
        let key = absolute(file.path)
        if let other = sources.updateValue(path, forKey: key) {
          throw WorkspaceError(
            "'\(other)' and '\(path)' both have '\(file.path)'", id: .unusableOutline,
            note: "name one outline for each module")
        }
        texts[key] = file.text.contents
      }
    }
    return Files(
      of: OutlinedFiles(folders: outlines.flatMap(\.folders).map(absolute), texts: texts))
  }
}

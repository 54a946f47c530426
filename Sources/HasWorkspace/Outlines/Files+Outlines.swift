import FileSystem
import Findings
import HasGeneration

extension Files {
  /// The disk as some outlines have it.
  ///
  /// - Parameters:
  ///   - paths: The files with the outlines' JSON.
  ///   - workingDirectory: Where relative paths begin, those in the outlines included.
  ///   - writesGenerated: Whether generated files are written, so that they are those of the disk
  ///     even where it has none.
  /// - Throws: `WorkspaceError` for each file that is no outline, and for two that have the same
  ///   file of the sources.
  package static func outlined(
    in paths: [String], workingDirectory: String, writesGenerated: Bool = false
  ) throws(WorkspaceError) -> Files {
    let outlines = try JoinedOutline.reading(paths, in: workingDirectory)
    let folder = Disk.realPath(of: workingDirectory) ?? workingDirectory
    func absolute(_ path: String) -> ExactPath {
      ExactPath(Path.normalized(Path.join(folder, path)))
    }
    var files: [ExactPath: OutlinedFiles.File] = [:]
    files.reserveCapacity(outlines.reduce(0) { $0 + $1.files.count })
    var ofDisk: Set<ExactPath> = []
    for (path, outline) in zip(paths, outlines) {
      for file in outline.files {
        let key = absolute(file.path)
        // The disk's own file is compared, and written.
        let isOfDisk = file.isGenerated && (writesGenerated || Disk.kind(of: key.text) != nil)
        let isNew =
          isOfDisk ? ofDisk.insert(key).inserted : files.updateValue(file.file, forKey: key) == nil
        guard isNew else {
          let other = zip(paths, outlines).first { $1.files.contains { absolute($0.path) == key } }
          throw WorkspaceError(
            "'\(other?.0 ?? path)' and '\(path)' both have '\(file.path)'", id: .unusableOutline,
            note: "name one outline for each module")
        }
      }
    }
    return Files(
      of: OutlinedFiles(
        folders: outlines.flatMap(\.folders).map { absolute($0).text }, files: files,
        ofDisk: ofDisk,
        from: zip(paths, outlines).map {
          OutlinedFiles.Source(path: $0, files: $1.files.map(\.path))
        }, isGenerated: { FileGenerator.marks($0) }))
  }
}

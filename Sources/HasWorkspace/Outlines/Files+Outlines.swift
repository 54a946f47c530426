import Findings

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
    func absolute(_ path: String) -> String {
      let joined = Path.join(folder, path)
      // Asked of all files.
      return path.isPlainPath ? joined : Path.normalized(joined)
    }
    var files: [String: OutlinedFiles.File] = [:]
    files.reserveCapacity(outlines.reduce(0) { $0 + $1.files.count })
    var ofDisk: Set<String> = []
    for (path, outline) in zip(paths, outlines) {
      for file in outline.files {
        let key = absolute(file.path)
        // The disk's own file is compared, and written.
        let isOfDisk = file.isGenerated && (writesGenerated || Disk.kind(of: key) != nil)
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
        folders: outlines.flatMap(\.folders).map(absolute), files: files, ofDisk: ofDisk,
        from: zip(paths, outlines).map {
          OutlinedFiles.Source(path: $0, files: $1.files.map(\.path))
        }))
  }
}

extension Workspace {
  /// The files of the whole project, or of what the paths stand for.
  ///
  /// - Throws: `WorkspaceError` if there is none, and for an outline of which no module takes a file.
  func find() throws(WorkspaceError) -> FoundSources {
    let found: FoundSources
    do {
      found = try ModuleFinder(settings).find()
    } catch {
      if error.diagnostics.contains(where: { $0.id == .noSwiftFile }) {
        try checkOutlines(taking: [])
      }
      throw error
    }
    let outlines = settings.files.outlines
    // Mostly, a module has the files of its outline.
    let first = Set(outlines.isEmpty ? [] : found.modules.compactMap(\.files.first))
    if !outlines.allSatisfy({ $0.files.first.map(first.contains) ?? false }) {
      try checkOutlines(taking: Set(found.modules.flatMap(\.files)))
    }
    return found
  }

  private func checkOutlines(taking taken: Set<String>) throws(WorkspaceError) {
    let idle = settings.files.outlines.filter { !$0.files.contains(where: taken.contains) }
    guard idle.isEmpty else {
      throw WorkspaceError(
        idle.map { outline in
          Diagnostic(
            severity: .error, id: .unusableOutline,
            message: "no module of this run has a file of '\(outline.path)'", location: nil,
            notes: [
              Diagnostic.Note(
                "run hasgen in the folder in which the outline was made, and with the same paths and "
                  + "configuration")
            ])
        })
    }
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

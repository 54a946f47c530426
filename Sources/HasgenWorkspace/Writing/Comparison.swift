import HasgenProjects
import HasgenReading

/// The generated files that are wanted, compared with the files on the disk.
struct Comparison {
  /// The files to write and to remove.
  private(set) var changes: [Change] = []
  /// The errors for files that cannot be written at their places.
  private(set) var obstacles: [Diagnostic] = []

  private let workingDirectory: String
  private let folders: [String]
  private let outputLocations: [String: Location]

  /// - Parameters:
  ///   - wanted: The files of containers and doubles.
  ///   - present: The bytes of the generated files that were read, by their paths.
  ///   - readAsSources: The paths of generated files that were read as sources.
  ///   - folders: The folders in which files may be written; absolute, without links.
  ///   - outputLocations: The places in the configuration that give paths of generated files.
  init(
    wanted: [GeneratedFile], present: [String: [UInt8]], readAsSources: [String] = [],
    workingDirectory: String, folders: [String], outputLocations: [String: Location]
  ) {
    self.workingDirectory = workingDirectory
    self.folders = folders
    self.outputLocations = outputLocations
    obstacles = readAsSources.map(Diagnostic.lacksFirstLine)
    // In lower case: most disks on Macs have one file for names that differ only in case.
    var files: [String: GeneratedFile] = [:]
    for file in wanted {
      guard let target = target(of: file) else { continue }
      guard let other = files.updateValue(file, forKey: target.lowercased()) else {
        compare(file, at: target)
        continue
      }
      // Equal texts are not a conflict: a link gives a folder two paths.
      if other.contents != file.contents {
        refuse(
          file,
          other.path == file.path
            ? "two containers generate it" : "'\(other.path)' is the same file on some disks",
          note: "give one of the containers an 'output' of its own in \(Configuration.fileName)")
      }
    }
    for (path, bytes) in present {
      guard let target = Disk.realPath(of: Path.join(workingDirectory, path)),
        files[target.lowercased()] == nil, isInFolders(target)
      else { continue }
      changes.append(Change(path: path, before: bytes, after: nil, target: target))
    }
  }

  /// The path at which a file is written, without links; `nil` if hasgen must not write there.
  private mutating func target(of file: GeneratedFile) -> String? {
    let path = Path.resolved(workingDirectory, file.path)
    guard let target = Disk.realPath(ofNew: path) else {
      refuse(file, "a link on the way leads to nothing")
      return nil
    }
    guard isInFolders(target) else {
      refuse(file, "it would be outside the package and its source folders", id: .outputOutside)
      return nil
    }
    return target
  }

  private func isInFolders(_ target: String) -> Bool {
    folders.contains { Path.below($0, target) != nil }
  }

  private mutating func compare(_ file: GeneratedFile, at target: String) {
    let wanted = Array(file.contents.utf8)
    var present: [UInt8]?
    switch Disk.kind(of: target) {
    case nil: break
    case .file:
      do {
        present = try Disk.contents(of: target)
      } catch {
        obstacles.append(.unreadable(file.path, error))
        return
      }
    case .folder: return refuse(file, "a folder is in the way")
    case .link, .other: return refuse(file, "something that is not a file is in the way")
    }
    if let present, !FileGenerator.marks(present) {
      obstacles.append(.lacksFirstLine(file.path))
    } else if present != wanted {
      changes.append(Change(path: file.path, before: present, after: wanted, target: target))
    }
  }

  private mutating func refuse(
    _ file: GeneratedFile, _ reason: String, id: DiagnosticID = .outputInTheWay, note: String? = nil
  ) {
    obstacles.append(
      Diagnostic(
        .error, "cannot write '\(file.path)': \(reason)", id: id, at: outputLocations[file.path],
        note: note))
  }
}

extension Diagnostic {
  /// An error for a file with the path of a generated file, but another first line.
  static func lacksFirstLine(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "this file has the name and the place of a generated one, but not its first line",
      id: .outputInTheWay, at: Location(path: path, line: 1, column: 1),
      notes: [
        Note(
          "if hasgen wrote it and a tool changed its first line, delete it and run 'hasgen generate'; "
            + "a licence belongs under '\"header\"' in \(Configuration.fileName)"),
        Note(
          "if it is yours, give it another name, or give the generated file another place in "
            + Configuration.fileName),
      ])
  }
}

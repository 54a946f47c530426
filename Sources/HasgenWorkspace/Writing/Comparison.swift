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
    var files: [String: [GeneratedFile]] = [:]
    var targets: [String] = []
    for file in wanted {
      guard let target = target(of: file) else { continue }
      let others = files[target.lowercased()] ?? []
      if others.isEmpty { targets.append(target) }
      files[target.lowercased()] = others + [file]
    }
    for target in targets {
      let group = files[target.lowercased()] ?? []
      // Equal texts are not a conflict: a link gives a folder two paths, and two targets may compile
      // a container.
      if let other = group.last(where: { $0.contents != group[0].contents }) {
        refuse(other, besides: group[0])
      } else {
        compare(group[0], at: target)
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

  /// Refuses two files with different texts at one place.
  private mutating func refuse(_ file: GeneratedFile, besides other: GeneratedFile) {
    if let difference = other.difference(to: file) {
      refuse(
        file, difference, at: file.location,
        note: "both compile this container: give them the same files and settings for it, or a "
          + "container each")
    } else {
      refuse(
        file,
        other.path == file.path
          ? "two containers generate it" : "'\(other.path)' is the same file on some disks",
        note: "give one of the containers an 'output' of its own in \(Configuration.fileName)")
    }
  }

  private mutating func refuse(
    _ file: GeneratedFile, _ reason: String, id: DiagnosticID = .outputInTheWay,
    at place: Location? = nil, note: String? = nil
  ) {
    obstacles.append(
      Diagnostic(
        .error, "cannot write '\(file.path)': \(reason)", id: id,
        at: place ?? outputLocations[file.path], note: note))
  }
}

extension GeneratedFile {
  /// The first line of code that only one of two targets needs in the file of a container that both
  /// compile; `nil` for two containers.
  fileprivate func difference(to other: GeneratedFile) -> String? {
    guard location != nil, location == other.location else { return nil }
    for (file, rival) in [(self, other), (other, self)] {
      guard let line = file.code.first(where: { !rival.code.contains($0) }) else { continue }
      return "target '\(file.module)' needs '\(line)', and target '\(rival.module)' does not"
    }
    return nil
  }

  /// The lines without indentation, except comments.
  private var code: [Substring] {
    contents.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") }
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

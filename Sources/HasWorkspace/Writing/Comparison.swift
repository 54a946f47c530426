import DependencyGraph
import FileSystem
import Findings
import HasGeneration

/// The generated files that are wanted against what is on disk.
struct Comparison {
  /// The files to be written, sorted by path.
  private(set) var changes: [Change] = []
  /// The changes that would remove unwanted generated files, sorted by path.
  private(set) var removals: [Change] = []
  /// The paths that are wanted; absolute, without links.
  private(set) var targets: [String] = []
  /// The reasons why files cannot be put where they are wanted.
  private(set) var diagnostics: [Diagnostic] = []

  private let workingDirectory: String
  private let folders: [String]
  private let places: [String: Location]

  /// - Parameters:
  ///   - wanted: The files that containers generate.
  ///   - generated: The bytes of those that are there, by their paths.
  ///   - folders: The folders that generated files may stand in; absolute, without links.
  ///   - places: Where a path comes from, if from the configuration.
  init(
    wanted: [GeneratedFile], generated: [String: [UInt8]],
    workingDirectory: String, folders: [String], places: [String: Location]
  ) {
    self.workingDirectory = workingDirectory
    self.folders = folders
    self.places = places
    var targets: [String: GeneratedFile] = [:]
    var paths: [String: String] = [:]
    for file in wanted {
      // Disks that do not tell upper case from lower would take the two for one file.
      if let other = paths.updateValue(file.path, forKey: file.path.lowercased()) {
        refuse(
          file,
          other == file.path
            ? "two containers generate it" : "'\(other)' differs from it only in case",
          note: "give one of the containers an 'output' of its own in .hasgen.json")
      } else if let target = target(of: file) {
        // One folder may be seen under two names, by a link.
        if let other = targets.updateValue(file, forKey: target) {
          if other.contents != file.contents { refuse(file, "it is '\(other.path)' by a link") }
        } else {
          compare(file, at: target)
        }
      }
    }
    var seen = Set(targets.keys)
    for (path, bytes) in generated.sorted(by: { $0.key < $1.key }) {
      let absolute = Path.join(workingDirectory, path)
      guard let target = Disk.realPath(of: absolute), isInFolders(target),
        seen.insert(target).inserted
      else { continue }
      removals.append(Change(path: path, before: bytes, after: nil, target: target))
    }
    changes.sort { $0.path < $1.path }
    self.targets = targets.keys.sorted()
  }

  /// The path at which a file is to be written, without links; `nil` if it may not be.
  private mutating func target(of file: GeneratedFile) -> String? {
    let path = Path.normalized(Path.join(workingDirectory, file.path))
    // What does not exist yet hangs on the innermost folder that does.
    var existing = path
    while Disk.kind(of: existing) == nil { existing = Path.folder(of: existing) }
    let rest = Path.below(existing, path) ?? ""
    guard let real = Disk.realPath(of: existing).map({ rest.isEmpty ? $0 : Path.join($0, rest) })
    else {
      refuse(file, "a link on the way leads to nothing")
      return nil
    }
    guard isInFolders(real) else {
      refuse(
        file, "it would be outside the package and its source folders", id: .outputOutside)
      return nil
    }
    return real
  }

  private func isInFolders(_ real: String) -> Bool {
    folders.contains { Path.below($0, real) != nil }
  }

  private mutating func compare(_ file: GeneratedFile, at target: String) {
    let wanted = Array(file.contents.utf8)
    switch Disk.kind(of: target) {
    case nil:
      changes.append(Change(path: file.path, before: nil, after: wanted, target: target))
    case .file:
      do {
        let bytes = try Disk.contents(of: target)
        if !FileGenerator.marks(bytes) {
          diagnostics.append(.lacksFirstLine(file.path))
        } else if bytes != wanted {
          changes.append(Change(path: file.path, before: bytes, after: wanted, target: target))
        }
      } catch {
        diagnostics.append(.unreadable(file.path, error))
      }
    case .folder: refuse(file, "a folder is in the way")
    case .link, .other: refuse(file, "something that is no file is in the way")
    }
  }

  private mutating func refuse(
    _ file: GeneratedFile, _ reason: String, id: DiagnosticID = .outputInTheWay, note: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        severity: .error, id: id, message: "cannot write '\(file.path)': \(reason)",
        location: places[file.path], notes: note.map { [Diagnostic.Note($0)] } ?? []))
  }
}

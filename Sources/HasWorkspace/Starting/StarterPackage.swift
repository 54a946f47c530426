import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import HasGeneration
import Projects

/// A package to begin with, in an empty folder.
public struct StarterPackage: Sendable {
  /// The name of the package and its module.
  public let name: String
  /// The name of the folder.
  public let folderName: String
  /// The files to write, sorted by path.
  public let changes: [Change]
  private let folder: String

  /// Prepares a package; writes nothing.
  ///
  /// - Parameters:
  ///   - workingDirectory: The folder; absolute.
  ///   - clone: The path of a clone of HasKit that the package is to depend on.
  /// - Throws: `WorkspaceError` if the folder is not empty, but for hidden files, or there is no such
  ///   clone.
  public init(
    _ kind: Starter.Kind, in workingDirectory: String, clone: String? = nil
  ) throws(WorkspaceError) {
    let folder = Disk.realPath(of: workingDirectory) ?? workingDirectory
    let hidden = try Self.hiddenNames(in: folder)
    let name = StarterName.name(ofFolder: Path.name(of: folder))
    let found = try clone.map { path throws(WorkspaceError) in try Self.clone(at: path, for: folder)
    }
    let files: [GeneratedFile]
    do {
      files = try Starter(kind, named: name, clone: found).files
    } catch {
      throw WorkspaceError("\(error.template): \(error.message)", id: .invalidTemplate)
    }
    self.name = name
    folderName = Path.name(of: folder)
    self.folder = folder
    changes = files.filter { !($0.path == Starter.gitignore && hidden.contains($0.path)) }
      .map { file in
        Change(
          path: file.path, before: nil, after: Array(file.contents.utf8),
          target: Path.join(folder, file.path))
      }
  }

  /// The plan of `generate` in the package, once its files are there.
  ///
  /// - Throws: `WorkspaceError` as any other plan.
  public func plan() throws(WorkspaceError) -> Plan {
    try Workspace(Request(workingDirectory: folder)).plan()
  }

  /// The names in a folder, of which all have to be hidden, and none is a configuration.
  private static func hiddenNames(in folder: String) throws(WorkspaceError) -> Set<String> {
    let names: [String]
    do {
      names = try Disk.entries(in: folder).map(\.name)
    } catch {
      throw WorkspaceError("cannot read the folder: \(error.reason)", id: .unreadableFile)
    }
    let inTheWay = names.filter { !$0.hasPrefix(".") || $0 == Configuration.fileName }
    guard inTheWay.isEmpty else {
      let shown = inTheWay.prefix(4).map { "'\($0)'" }
      let others = inTheWay.count > 4 ? " and \(inTheWay.count - 4) more" : ""
      throw WorkspaceError(
        "a starter needs an empty folder, and in this one there is "
          + (others.isEmpty ? shown.inWords : shown.joined(separator: ", ") + others),
        id: .folderNotEmpty,
        note: "make a new folder for it: 'mkdir NewApp && cd NewApp'; for what is here, run "
          + "'hasgen init' without '--starter'")
    }
    return Set(names)
  }

  /// The clone of HasKit at a path.
  private static func clone(
    at path: String, for folder: String
  ) throws(WorkspaceError) -> Starter.Clone {
    let absolute = Path.normalized(Path.join(folder, path))
    let name = Manifest.name(ofPackageIn: absolute)
    guard name == "HasKit", Path.reasonNotToName(path) == nil else {
      let reason =
        Files.ofDisk.isPackage(absolute)
        ? "its package is called '\(name ?? "?")'" : "there is no Package.swift"
      throw WorkspaceError(
        "'\(path)' is no clone of HasKit: \(reason)",
        id: .noClone,
        note: "'--package' takes the folder that HasKit was cloned into, such as '../HasKit'")
    }
    return Starter.Clone(
      path: path.hasPrefix("/") ? absolute : Path.relative(from: folder, to: absolute),
      identity: Path.name(of: absolute))
  }
}

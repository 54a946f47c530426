import DependencyGraph

/// The configuration that holds for a request, and the folder that its paths are relative to.
struct ConfigurationFile {
  /// What it says; without a file, nothing.
  let configuration: Configuration
  /// The folder of the package, or of the configuration: absolute, without links.
  let root: String

  private let workingDirectory: String
  private let isPackage: Bool

  /// Finds and reads it: the file that the request names; or that of the package, which is the
  /// nearest folder upward of the working directory (of the first path, if that is elsewhere)
  /// with a `Package.swift` or a configuration.
  init(_ request: Request, workingDirectory: String) throws(WorkspaceError) {
    self.workingDirectory = workingDirectory
    if let file = request.configuration {
      let absolute = Path.join(workingDirectory, file)
      configuration = try Self.read(absolute, shown: file)
      root = Disk.realPath(of: Path.folder(of: absolute)) ?? Path.folder(of: absolute)
      isPackage = true
      return
    }
    let first = request.paths.first.flatMap { Disk.realPath(of: Path.join(workingDirectory, $0)) }
    var package = Self.package(around: workingDirectory)
    if let first, package.map({ Path.below($0, first) == nil }) ?? true {
      package = Self.package(around: first)
    }
    isPackage = package != nil
    root = package ?? first ?? workingDirectory
    let file = Path.join(root, Configuration.fileName)
    let isThere = isPackage && Disk.kind(of: file) != nil
    configuration =
      isThere
      ? try Self.read(file, shown: Self.path(of: Configuration.fileName, root, workingDirectory))
      : Configuration()
  }

  /// A path of the configuration as seen from the working directory.
  func path(of written: String) -> String {
    Self.path(of: written, root, workingDirectory)
  }

  /// The package's own `Sources`.
  ///
  /// - Throws: `WorkspaceError` when there is none.
  func packageSources() throws(WorkspaceError) -> String {
    guard isPackage else {
      throw WorkspaceError(
        "no sources to read: there is no Package.swift here or in a folder above",
        id: WorkspaceError.noSources, note: "name the folders to read: 'hasgen generate App'")
    }
    guard Disk.targetKind(of: Path.join(root, "Sources")) == .folder else {
      throw WorkspaceError(
        "no sources to read: there is no folder '\(path(of: "Sources"))'",
        id: WorkspaceError.noSources,
        note: "name the folders to read, or list them as 'sources' in \(Configuration.fileName)")
    }
    return path(of: "Sources")
  }

  private static func path(
    of written: String, _ root: String, _ workingDirectory: String
  ) -> String {
    let absolute = Path.normalized(Path.join(root, written))
    if let below = Path.below(workingDirectory, absolute) { return below.isEmpty ? "." : below }
    guard !written.hasPrefix("/"), Path.below(root, workingDirectory) != nil else {
      return absolute
    }
    return Path.relative(from: workingDirectory, to: absolute)
  }

  private static func package(around path: String) -> String? {
    var folder = path
    while true {
      let isPackage = ["Package.swift", Configuration.fileName].contains {
        Disk.targetKind(of: Path.join(folder, $0)) == .file
      }
      if isPackage { return folder }
      let outer = Path.folder(of: folder)
      if outer == folder { return nil }
      folder = outer
    }
  }

  private static func read(_ file: String, shown: String) throws(WorkspaceError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: file)
    } catch {
      throw WorkspaceError(
        "cannot read the configuration '\(shown)': \(error.reason)", id: "unreadable-configuration")
    }
    return try Configuration(reading: bytes, path: shown)
  }
}

extension WorkspaceError {
  /// There is nothing to read, and nobody said where to look: a mistake in the use of the tool.
  package static let noSources = "no-sources"
}

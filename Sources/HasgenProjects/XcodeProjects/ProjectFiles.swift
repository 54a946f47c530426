/// The Swift files of an Xcode project's targets.
struct ProjectFiles {
  /// A folder that Xcode synchronizes with the disk.
  private struct SynchronizedFolder {
    let id: String
    let path: String
    /// The Swift files that Xcode finds in it and below.
    let files: [String]
    /// The sets of files that a target has or lacks, unlike the rest of the folder.
    let exceptions: [PropertyList]
  }

  private let objects: ProjectObjects
  private let folders: [SynchronizedFolder]

  init(of objects: ProjectObjects) {
    self.objects = objects
    let groups = objects.placed["PBXFileSystemSynchronizedRootGroup"] ?? []
    folders = groups.compactMap { id in
      guard let object = objects[id], let path = objects.path(of: id) else { return nil }
      // Xcode copies these folders as they are.
      let copied = object.texts("explicitFolders").map { Path.resolved(path, $0) }
      return SynchronizedFolder(
        id: id, path: path, files: Self.swiftFiles(in: path, without: copied),
        exceptions: objects.objects("exceptions", of: object))
    }
  }

  /// The files of a target; absolute, normalized.
  func swiftFiles(of target: PropertyList, _ id: String) -> Set<String> {
    let listed = objects.objects("buildPhases", of: target)
      .filter { $0.text("isa") == "PBXSourcesBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .flatMap { $0.texts("fileRef") }
      .compactMap(objects.path)
      .filter(Path.isSwiftFile)
    return Set(listed).union(folders.flatMap { swiftFiles(of: target, id, in: $0) })
  }

  /// A target that owns the folder has its files without the exceptions. Another target has only
  /// the exceptions.
  private func swiftFiles(
    of target: PropertyList, _ id: String, in folder: SynchronizedFolder
  ) -> [String] {
    let isOwn = target.texts("fileSystemSynchronizedGroups").contains(folder.id)
    let phases = target.texts("buildPhases")
    let exceptions = folder.exceptions
      .filter { $0.text("target") == id || $0.text("buildPhase").map(phases.contains) == true }
      .flatMap { $0.texts("membershipExceptions") }.map { Path.resolved(folder.path, $0) }
    guard isOwn || !exceptions.isEmpty else { return [] }
    let files = Set(exceptions)
    let folders = exceptions.filter { !Path.isSwiftFile($0) }
    return folder.files.filter { file in
      let isException = files.contains(file) || folders.contains { Path.below($0, file) != nil }
      return isException != isOwn
    }
  }

  /// The files that Xcode finds in a folder and below. It does not look into hidden folders,
  /// packages and bundles.
  ///
  /// - Parameter others: The folders to leave out; absolute.
  private static func swiftFiles(in folder: String, without others: [String]) -> [String] {
    Disk.readableEntries(in: folder).flatMap { entry -> [String] in
      let path = Path.join(folder, entry.name)
      guard !entry.name.hasPrefix(".") else { return [] }
      if entry.kind == .file { return Path.isSwiftFile(path) ? [path] : [] }
      let isBundle = bundles.contains(where: path.hasSuffix) || Disk.isPackage(path)
      let isEntered = entry.kind == .folder && !isBundle && !others.contains(path)
      return isEntered ? swiftFiles(in: path, without: others) : []
    }
  }

  /// The endings of folders that Xcode treats as files.
  private static let bundles = [
    ".app", ".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcodeproj",
    ".xcframework", ".xcworkspace",
  ]
}

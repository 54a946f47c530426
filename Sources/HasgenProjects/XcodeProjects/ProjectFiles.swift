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
  ///
  /// - Parameter exceptions: Those of the target.
  func swiftFiles(of target: PropertyList, exceptions: Set<String>) -> Set<String> {
    let listed = objects.objects("buildPhases", of: target)
      .filter { $0.text("isa") == "PBXSourcesBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
      .flatMap { $0.texts("fileRef") }
      .compactMap(objects.path)
      .filter(Path.isSwiftFile)
    let owned = target.texts("fileSystemSynchronizedGroups")
    let exceptedFolders = exceptions.filter { !Path.isSwiftFile($0) }
    let found = folders.flatMap { folder -> [String] in
      let isOwned = owned.contains(folder.id)
      guard isOwned || !exceptions.isEmpty else { return [] }
      return folder.files.filter { file in
        let isException =
          exceptions.contains(file) || exceptedFolders.contains { Path.below($0, file) != nil }
        return isException != isOwned
      }
    }
    return Set(listed).union(found)
  }

  /// The files and folders in synchronized folders that a target lacks, although it owns the folder,
  /// or has, although another target owns it; absolute, normalized.
  ///
  /// - Parameter id: The identifier of the target.
  func exceptions(of target: PropertyList, _ id: String) -> Set<String> {
    let phases = target.texts("buildPhases")
    let paths = folders.flatMap { folder in
      folder.exceptions
        .filter { $0.text("target") == id || $0.text("buildPhase").map(phases.contains) == true }
        .flatMap { $0.texts("membershipExceptions") }
        .map { Path.resolved(folder.path, $0) }
    }
    return Set(paths)
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

/// Finds targets and their Swift files in the property list of a project.
package struct XcodeProjectReader {
  private let objects: [String: PropertyList]
  private let root: PropertyList
  /// The folder of the project: that around the `.xcodeproj`, absolute.
  private let folder: String
  /// The group or folder that a reference stands in, by the reference's name.
  private let parents: [String: String]
  /// The folder that the main group's paths are relative to.
  private let projectFolder: String

  /// Reads the project in a folder `….xcodeproj`.
  ///
  /// - Parameter path: Absolute.
  /// - Throws: The reason why there is no project.
  package static func read(_ path: String) throws(Unreadable) -> XcodeProject {
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: Path.join(path, "project.pbxproj"))
    } catch {
      throw Unreadable(reason: error.reason)
    }
    guard let list = PropertyList(reading: bytes), list["objects"] != nil else {
      throw Unreadable(reason: "'project.pbxproj' is no property list; open the project in Xcode")
    }
    return XcodeProjectReader(list, in: Path.folder(of: path)).project(at: path)
  }

  /// The reason why a project cannot be read.
  package struct Unreadable: Error {
    package let reason: String
  }

  private init(_ list: PropertyList, in folder: String) {
    objects = list["objects"]?.members ?? [:]
    root = list["rootObject"]?.text.flatMap { list["objects"]?[$0] } ?? .dictionary([:])
    self.folder = folder
    let projectFolder = root["projectDirPath"]?.text ?? ""
    self.projectFolder = Path.normalized(Path.join(folder, projectFolder))
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  private func project(at path: String) -> XcodeProject {
    let targets = (root["targets"]?.texts ?? []).compactMap { target($0) }
    let packages = (root["packageReferences"]?.texts ?? []).compactMap { id -> String? in
      guard let object = objects[id], object.isA("XCLocalSwiftPackageReference") else { return nil }
      return object["relativePath"]?.text.map { Path.normalized(Path.join(folder, $0)) }
    }
    return XcodeProject(path: path, targets: targets, localPackages: packages)
  }

  // MARK: Targets

  /// A target; `nil` for one that makes no module of sources.
  private func target(_ id: String) -> XcodeTarget? {
    guard let object = objects[id], object.isA("PBXNativeTarget"), let name = object["name"]?.text
    else { return nil }
    let product = object["productType"]?.text ?? ""
    let folders = object["fileSystemSynchronizedGroups"]?.texts ?? []
    let files = listedFiles(of: object) + synchronizedFiles(of: id, folders)
    guard !files.isEmpty else { return nil }
    let settings = XcodeBuildSettings(
      target: configurations(of: object), project: configurations(of: root))
    return XcodeTarget(
      name: name, moduleName: settings.moduleName(ofTarget: name),
      isForTests: product.hasSuffix(".bundle.unit-test")
        || product.hasSuffix(".bundle.ui-testing"),
      isApp: product.hasPrefix("com.apple.product-type.application"),
      defaultIsolation: settings.defaultIsolation, files: Array(Set(files)).sorted(),
      hasSynchronizedFolders: !folders.isEmpty)
  }

  private func configurations(of object: PropertyList) -> [PropertyList] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap {
      objects[$0]?["buildSettings"]
    }
  }

  /// The Swift files that the target's phase of sources lists.
  private func listedFiles(of target: PropertyList) -> [String] {
    (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0.isA("PBXSourcesBuildPhase") }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.text }
      .compactMap { path(of: $0) }
      .filter(Path.isSwiftFile)
  }

  // MARK: Synchronized folders

  /// The Swift files of the folders that Xcode keeps in step with the disk: those that a target has,
  /// less its exceptions, and those of other targets' folders that an exception gives it.
  private func synchronizedFiles(of target: String, _ own: [String]) -> [String] {
    objects.flatMap { id, object -> [String] in
      guard object.isA("PBXFileSystemSynchronizedRootGroup"), let folder = path(of: id) else {
        return []
      }
      let exceptions = (object["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == target }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { Path.normalized(Path.join(folder, $0)) }
      let isOwn = own.contains(id)
      guard isOwn || !exceptions.isEmpty else { return [] }
      return SwiftFiles.below(folder).filter { file in
        exceptions.contains { Path.below($0, file) != nil } != isOwn
      }
    }
  }

  // MARK: Paths

  /// The path to which a reference leads; absolute, normalized. `nil` if it leads out of the
  /// sources.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var current = id
    // A project that is damaged may have a group in itself.
    for _ in 0..<64 {
      guard let object = objects[current] else { return nil }
      if let path = object["path"]?.text { parts.append(path) }
      switch object["sourceTree"]?.text {
      case "<group>":
        guard let parent = parents[current] else { return joined(parts, in: projectFolder) }
        current = parent
      case "SOURCE_ROOT": return joined(parts, in: projectFolder)
      case "<absolute>": return joined(parts, in: "/")
      default: return nil
      }
    }
    return nil
  }

  private func joined(_ parts: [String], in folder: String) -> String {
    Path.normalized(parts.reversed().reduce(folder) { Path.join($0, $1) })
  }
}

extension PropertyList {
  fileprivate func isA(_ kind: String) -> Bool { self["isa"]?.text == kind }
}

import HasgenProgram

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An Xcode project, as its `project.pbxproj` describes it.
package struct XcodeProject {
  /// The targets that compile Swift files, in the order of the project.
  package private(set) var targets: [XcodeTarget] = []
  /// The folders of the packages to which it refers by path; absolute, normalized.
  package private(set) var localPackages: [String] = []

  private let objects: [String: Object]
  private let root: Object
  /// The group around an object, by the object's identifier.
  private let groups: [String: String]
  /// The folder in which the project's paths begin.
  private let folder: String

  /// Reads a folder `….xcodeproj`; `nil` if it cannot be read.
  ///
  /// - Parameter path: Absolute.
  package init?(reading path: String) {
    guard let bytes = try? Disk.contents(of: Path.join(path, "project.pbxproj")),
      let file = try? PropertyListDecoder().decode(File.self, from: Data(bytes)),
      let root = file.objects[file.rootObject]
    else { return nil }
    objects = file.objects
    self.root = root
    groups = objects.reduce(into: [:]) { groups, entry in
      for child in entry.value.children ?? [] { groups[child] = entry.key }
    }
    folder = Path.resolved(Path.folder(of: path), root.projectDirPath ?? "")
    targets = (root.targets ?? []).compactMap(target)
    localPackages = (root.packageReferences ?? []).compactMap { objects[$0]?.relativePath }
      .map { Path.resolved(Path.folder(of: path), $0) }
  }

  // MARK: Targets

  /// A target; `nil` if it compiles no Swift.
  private func target(_ id: String) -> XcodeTarget? {
    guard let object = objects[id], object.isa == "PBXNativeTarget", let name = object.name
    else { return nil }
    let files = Set(listedFiles(of: object) + synchronizedFiles(of: object, id))
    guard !files.isEmpty else { return nil }
    let product = object.productType ?? ""
    let isolation = setting(\.defaultIsolation, of: object)
    return XcodeTarget(
      name: name, moduleName: moduleName(of: object, called: name),
      isForTests: product.hasSuffix(".unit-test") || product.hasSuffix(".ui-testing"),
      isApp: product.hasPrefix("com.apple.product-type.application"),
      defaultIsolation: isolation.flatMap(ModuleSettings.DefaultIsolation.init), files: files,
      hasSynchronizedFolders: object.fileSystemSynchronizedGroups?.isEmpty == false)
  }

  /// The name of a target's module, from the settings if they are literal, or else from its name.
  private func moduleName(of target: Object, called name: String) -> String {
    let names = [setting(\.moduleName, of: target), setting(\.productName, of: target)]
    let literal = names.lazy.compactMap { $0?.replacing("$(TARGET_NAME)", with: name) }
      .first { !$0.isEmpty && !$0.contains("$") }
    return ModuleName.identifier(literal ?? name)
  }

  /// The value that all configurations of a target have in common, or, if the target has none,
  /// those of the project.
  private func setting(_ key: KeyPath<BuildSettings, String?>, of target: Object) -> String? {
    for owner in [target, root] {
      let list = owner.buildConfigurationList.flatMap { objects[$0] }
      let values = (list?.buildConfigurations ?? []).map {
        objects[$0]?.buildSettings?[keyPath: key]
      }
      if Set(values).count > 1 { return nil }
      if let value = values.compactMap(\.self).first { return value }
    }
    return nil
  }

  /// The Swift files that a target lists.
  private func listedFiles(of target: Object) -> [String] {
    (target.buildPhases ?? []).compactMap { objects[$0] }
      .filter { $0.isa == "PBXSourcesBuildPhase" }
      .flatMap { $0.files ?? [] }
      .compactMap { objects[$0]?.fileRef.flatMap { path(of: $0) } }
      .filter(Path.isSwiftFile)
  }

  /// The Swift files of the folders that Xcode synchronizes with the disk: those in a target's own
  /// folders without the exceptions, and the exceptions of other folders that name the target.
  private func synchronizedFiles(of target: Object, _ targetID: String) -> [String] {
    var files: [String] = []
    for (id, object) in objects where object.isa == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = path(of: id) else { continue }
      let exceptions = (object.exceptions ?? []).compactMap { objects[$0] }
        .filter { $0.target == targetID }
        .flatMap { $0.membershipExceptions ?? [] }
        .map { Path.resolved(folder, $0) }
      let isOwn = target.fileSystemSynchronizedGroups?.contains(id) == true
      guard isOwn || !exceptions.isEmpty else { continue }
      files += SourceFolder(at: folder).allFiles.filter { file in
        exceptions.contains { Path.below($0, file) != nil } != isOwn
      }
    }
    return files
  }

  /// The path of a file or a group; absolute, normalized. `nil` if it is outside of the sources.
  private func path(of id: String, depth: Int = 0) -> String? {
    // In a damaged project, a group may be inside itself.
    guard depth < 64, let object = objects[id] else { return nil }
    let outer: String?
    switch object.sourceTree {
    case "<group>":
      if let group = groups[id] {
        outer = path(of: group, depth: depth + 1)
      } else {
        outer = folder
      }
    case "SOURCE_ROOT": outer = folder
    case "<absolute>": outer = "/"
    default: outer = nil
    }
    return outer.map { Path.resolved($0, object.path ?? "") }
  }
}

// MARK: The file

extension XcodeProject {
  private struct File: Decodable {
    let rootObject: String
    let objects: [String: Object]
  }

  /// An object of any kind (`isa`); the keys of other kinds are `nil`.
  private struct Object: Decodable {
    let isa: String?
    let name: String?
    let path: String?
    let sourceTree: String?
    let children: [String]?
    let projectDirPath: String?
    let targets: [String]?
    let packageReferences: [String]?
    let relativePath: String?
    let productType: String?
    let buildPhases: [String]?
    let files: [String]?
    let fileRef: String?
    let fileSystemSynchronizedGroups: [String]?
    let exceptions: [String]?
    let target: String?
    let membershipExceptions: [String]?
    let buildConfigurationList: String?
    let buildConfigurations: [String]?
    let buildSettings: BuildSettings?
  }

  private struct BuildSettings: Decodable {
    let productName: String?
    let moduleName: String?
    let defaultIsolation: String?

    private enum CodingKeys: String, CodingKey {
      case productName = "PRODUCT_NAME"
      case moduleName = "PRODUCT_MODULE_NAME"
      case defaultIsolation = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    }
  }
}

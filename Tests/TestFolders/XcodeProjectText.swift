extension ProjectText {
  /// A target of an Xcode project.
  package struct Target {
    package enum Product: String {
      case app = "application"
      case framework
      case tests = "bundle.unit-test"
    }

    fileprivate let name: String
    fileprivate let product: Product
    fileprivate let folders: [String]
    fileprivate let files: [String]
    fileprivate let exceptions: [String: [String]]
    fileprivate let settings: [String: String]

    /// - Parameters:
    ///   - folders: The folders that Xcode synchronizes with the disk; by default, if there are no
    ///     `files`, the folder with the name of the target.
    ///   - files: The files that the project lists one by one.
    ///   - exceptions: Files by their folder. Those of an own folder are not in the target, and those of
    ///     another target's folder are.
    ///   - settings: Build settings, such as `PRODUCT_MODULE_NAME`.
    package init(
      _ name: String, _ product: Product = .app, folders: [String]? = nil, files: [String] = [],
      exceptions: [String: [String]] = [:], settings: [String: String] = [:]
    ) {
      self.name = name
      self.product = product
      self.folders = folders ?? (files.isEmpty ? [name] : [])
      self.files = files
      self.exceptions = exceptions
      self.settings = settings
    }
  }

  /// The `project.pbxproj` of an Xcode project, in the format of Xcode 16.
  ///
  /// - Parameter packages: The packages to which it refers by path.
  package static func xcodeProject(_ targets: [Target], packages: [String] = []) -> String {
    var writer = XcodeProjectWriter()
    let project = writer.addProject(targets, packages)
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = \(project);
        objects = {
      \(writer.objects)  };
      }

      """
  }

  /// The `contents.xcworkspacedata` of a workspace with these projects and packages.
  package static func xcodeWorkspace(_ paths: String...) -> String {
    let references = paths.map { "  <FileRef location = \"group:\($0)\"></FileRef>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
      \(references.joined())</Workspace>

      """
  }
}

/// Writes the objects of an Xcode project, a line each.
private struct XcodeProjectWriter {
  private(set) var objects = ""
  /// The identifiers of objects by what they are.
  private var ids: [String: String] = [:]

  private mutating func id(_ key: String) -> String {
    if let known = ids[key] { return known }
    let digits = String(ids.count + 1, radix: 16, uppercase: true)
    let id = String(repeating: "0", count: 24 - digits.count) + digits
    ids[key] = id
    return id
  }

  /// Adds an object, and returns its identifier.
  private mutating func add(_ isa: String, _ key: String, _ values: [String]) -> String {
    let id = id("\(isa) \(key)")
    let text = (["isa = \(isa)"] + values).map { "\($0); " }.joined()
    objects += "    \(id) = { \(text)};\n"
    return id
  }

  private func list(_ ids: [String]) -> String { "( \(ids.joined(separator: ", ")) )" }
  private func path(_ path: String) -> String { "path = \"\(path)\"; sourceTree = \"<group>\"" }

  mutating func addProject(_ targets: [ProjectText.Target], _ packages: [String]) -> String {
    let children = addFolders(of: targets) + addListedFiles(of: targets)
    let group = add(
      "PBXGroup", "", ["children = \(list(children))", "sourceTree = \"<group>\""])
    let references = packages.map { path in
      add("XCLocalSwiftPackageReference", path, ["relativePath = \"\(path)\""])
    }
    return add(
      "PBXProject", "",
      [
        "buildConfigurationList = \(addSettings([:], of: ""))", "mainGroup = \(group)",
        "packageReferences = \(list(references))", "projectDirPath = \"\"",
        "targets = \(list(targets.map { addTarget($0) }))",
      ])
  }

  private mutating func addTarget(_ target: ProjectText.Target) -> String {
    let files = target.files.map { path in
      add("PBXBuildFile", "\(target.name) \(path)", ["fileRef = \(id("PBXFileReference \(path)"))"])
    }
    let sources = add("PBXSourcesBuildPhase", target.name, ["files = \(list(files))"])
    let settings = ["PRODUCT_NAME": "$(TARGET_NAME)"].merging(target.settings) { $1 }
    let folders = target.folders.map { id("PBXFileSystemSynchronizedRootGroup \($0)") }
    return add(
      "PBXNativeTarget", target.name,
      [
        "buildConfigurationList = \(addSettings(settings, of: target.name))",
        "buildPhases = \(list([sources]))", "fileSystemSynchronizedGroups = \(list(folders))",
        "name = \"\(target.name)\"",
        "productType = \"com.apple.product-type.\(target.product.rawValue)\"",
      ])
  }

  /// Adds the configurations `Debug` and `Release` with the same settings.
  private mutating func addSettings(_ settings: [String: String], of owner: String) -> String {
    let values = settings.sorted { $0.key < $1.key }.map { "\($0) = \"\($1)\"; " }.joined()
    let configurations = ["Debug", "Release"].map { name in
      add("XCBuildConfiguration", name + owner, ["buildSettings = { \(values)}", "name = \(name)"])
    }
    return add("XCConfigurationList", owner, ["buildConfigurations = \(list(configurations))"])
  }

  /// Adds the folders that Xcode synchronizes with the disk.
  private mutating func addFolders(of targets: [ProjectText.Target]) -> [String] {
    Set(targets.flatMap(\.folders)).sorted().map { folder in
      let sets = targets.compactMap { target -> String? in
        guard let files = target.exceptions[folder] else { return nil }
        return add(
          "PBXFileSystemSynchronizedBuildFileExceptionSet", target.name + folder,
          [
            "membershipExceptions = \(list(files.map { "\"\($0)\"" }))",
            "target = \(id("PBXNativeTarget \(target.name)"))",
          ])
      }
      return add(
        "PBXFileSystemSynchronizedRootGroup", folder,
        ["exceptions = \(list(sets))", path(folder)])
    }
  }

  /// Adds the files that targets list.
  private mutating func addListedFiles(of targets: [ProjectText.Target]) -> [String] {
    Set(targets.flatMap(\.files)).sorted().map { file in
      add("PBXFileReference", file, [path(file)])
    }
  }
}

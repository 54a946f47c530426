import HasgenProgram

/// Reads the targets of an Xcode project.
struct TargetReader {
  private let objects: ProjectObjects
  private let files: ProjectFiles
  /// The settings of the project, by the names of its configurations.
  private var layers: [String: [[String: String]]] = [:]
  /// The settings in the `.xcconfig` files that have been read, by their paths.
  private var configurationFiles: [String: [String: String]] = [:]

  init(of objects: ProjectObjects) {
    self.objects = objects
    files = ProjectFiles(of: objects)
    layers = configurations(of: objects.root)
  }

  /// A target; `nil` if it compiles no Swift.
  mutating func target(_ id: String) -> XcodeTarget? {
    guard let target = objects[id], target.text("isa") == "PBXNativeTarget",
      let name = target.text("name")
    else { return nil }
    let exceptions = files.exceptions(of: target, id)
    let files = files.swiftFiles(of: target, exceptions: exceptions)
    guard !files.isEmpty else { return nil }
    let settings = configurations(of: target).map { configuration, own in
      let known = [
        "TARGET_NAME": name, "PROJECT_NAME": objects.name, "CONFIGURATION": configuration,
      ]
      return BuildSettings(layers: [known] + (layers[configuration] ?? []) + own)
    }
    func common(_ key: String) -> String? {
      let values = Set(settings.map { $0.value(of: key) })
      return values.count == 1 ? values.first ?? nil : nil
    }
    let module = common("SWIFT_MODULE_NAME").flatMap { $0.isEmpty ? nil : $0 }
    let type = target.text("productType") ?? ""
    return XcodeTarget(
      projectName: objects.name, projectFile: objects.file, name: name,
      moduleName: ModuleName.identifier(module ?? name),
      isForTests: ["-test", "ui-testing"].contains(where: type.hasSuffix),
      defaultIsolation: common("SWIFT_DEFAULT_ACTOR_ISOLATION")
        .map { $0 == "MainActor" ? .mainActor : .nonisolated },
      features: Set(BuildSettings.features.filter { common($0.key) == "YES" }.values),
      files: files,
      synchronizedFolders: target.texts("fileSystemSynchronizedGroups").compactMap(objects.path),
      exceptions: exceptions)
  }

  /// The layers of settings of the project or a target, by the names of its configurations: those
  /// of the `.xcconfig` file, then its own.
  private mutating func configurations(of owner: PropertyList) -> [String: [[String: String]]] {
    var layers: [String: [[String: String]]] = [:]
    for list in objects.objects("buildConfigurationList", of: owner) {
      for configuration in objects.objects("buildConfigurations", of: list) {
        let own = configuration["buildSettings"]?.entries ?? [:]
        layers[configuration.text("name") ?? ""] = [
          fileSettings(of: configuration), own.mapValues { $0.texts.joined(separator: " ") },
        ]
      }
    }
    return layers.isEmpty ? ["": []] : layers
  }

  private mutating func fileSettings(of configuration: PropertyList) -> [String: String] {
    let base = ["", "Anchor"].compactMap { configuration.text("baseConfigurationReference\($0)") }
    guard let outer = base.lazy.compactMap(objects.path).first else { return [:] }
    // A file in a synchronized folder has no object of its own.
    let path = Path.join(
      outer, configuration.text("baseConfigurationReferenceRelativePath") ?? "")
    let settings = configurationFiles[path] ?? ConfigurationFile(at: path).settings
    configurationFiles[path] = settings
    return settings
  }
}

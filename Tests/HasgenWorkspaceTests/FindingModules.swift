import HasgenProgram
import HasgenProjects
import TestFolders

/// Tests of the modules that are found in a folder.
protocol FindingModules {}

extension FindingModules {
  func found(
    _ files: [String: String], _ paths: [String] = [], from directory: String = ""
  ) throws -> FoundSources {
    let folder = try TestFolder(files)
    let request = Request(workingDirectory: Path.join(folder.path, directory), paths: paths)
    return try ModuleFinder(Settings(request)).find()
  }

  /// `Module: file file`, for each module that is found.
  func modules(
    _ files: [String: String], _ paths: [String] = [], from directory: String = ""
  ) throws -> [String] {
    try found(files, paths, from: directory).modules.map {
      "\($0.name): \($0.files.joined(separator: " "))"
    }
  }

  func manifest(_ targets: String, dependencies: String = "") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "P", dependencies: [\(dependencies)], targets: [\(targets)])
    """
  }
}

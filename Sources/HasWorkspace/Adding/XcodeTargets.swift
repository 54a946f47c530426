import FileSystem
import Projects

/// The Xcode projects that have to be told of new files by hand.
struct XcodeTargets {
  /// A line for each file that its project does not find by itself.
  let remarks: [String]

  /// - Parameter changes: What is to be done; only new files matter.
  init(of changes: [Change]) {
    remarks = changes.filter { $0.kind == .create }.compactMap { change in
      Self.project(listing: change.target).map { "add '\(change.path)' to its target in \($0)" }
    }
  }

  /// The name of the project around a file that lists the files of its targets one by one.
  private static func project(listing file: String) -> String? {
    guard Disk.package(around: file) == nil,
      let project = Disk.nearestProject(around: Path.folder(of: file)),
      let entries = try? Disk.entries(in: project.folder),
      let bundle = entries.map(\.name).first(where: { $0.hasSuffix(".xcodeproj") }),
      let text = try? Disk.contents(
        of: Path.join(Path.join(project.folder, bundle), "project.pbxproj"))
    else { return nil }
    let findsFiles = String(decoding: text, as: UTF8.self)
      .contains("PBXFileSystemSynchronizedRootGroup")
    return findsFiles ? nil : bundle
  }
}

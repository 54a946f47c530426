/// The folders of a project with what its targets have in them.
package struct SourceFolders {
  /// A folder, with what is in it and below it.
  package struct Folder {
    /// The Swift files in it.
    package var files: [String] = []
    /// The folders in it that may hold sources.
    package var children: [String] = []
    /// The folders in it that hold others' sources: `Pods`.
    package var foreign: [String] = []
    /// The number of files in it and below that each target has.
    package var counts: [Int: Int] = [:]
    /// The number of its files, and of those below, that targets other than those of tests have.
    var owned = 0
    /// The number of files that only targets of tests have.
    package var tests = 0
    /// The number of files that no target has.
    var orphans = 0
    /// Whether others' sources stand in it or below.
    var hasForeign = false
  }

  package private(set) var folders: [String: Folder] = [:]
  /// The root, and the folders below that hold Xcode projects: who goes through the folder around
  /// them does not enter them.
  private(set) var tops: [String] = []
  /// The packages, outermost ones only.
  package private(set) var packages: [String] = []

  /// - Parameter root: Absolute, without links.
  package init(below root: String, _ survey: XcodeSurvey) {
    var order: [String] = []
    var waiting = [root]
    while let path = waiting.popLast() {
      order.append(path)
      if path == root || Disk.isXcodeProject(path) { tops.append(path) }
      var folder = Folder()
      for name in Disk.subfolders(of: path) {
        let child = Path.join(path, name)
        if XcodeNames.isOther(name) {
          folder.foreign.append(child)
        } else if Disk.isPackage(child) {
          packages.append(child)
        } else {
          folder.children.append(child)
          waiting.append(child)
        }
      }
      for (name, _) in (try? Disk.entries(in: path)) ?? []
      where Path.isSwiftFile(name) && Path.reasonNotToName(name) == nil {
        folder.note(Path.join(path, name), survey)
      }
      folder.hasForeign = folder.foreign.contains { !SwiftFiles.below($0).isEmpty }
      folders[path] = folder
    }
    packages.sort()
    tops.sort()
    // What is below is told before what is above.
    for path in order.reversed() where path != root && !tops.contains(path) {
      guard let folder = folders[path] else { continue }
      folders[Path.folder(of: path)]?.add(folder)
    }
  }
}

extension SourceFolders.Folder {
  fileprivate mutating func note(_ file: String, _ survey: XcodeSurvey) {
    if let owners = survey.owners[file] {
      files.append(file)
      owned += 1
      for owner in Set(owners) { counts[owner, default: 0] += 1 }
    } else if survey.testFiles.contains(file) {
      files.append(file)
      tests += 1
    } else if !Path.name(of: file).hasPrefix("Package") {
      orphans += 1
    }
  }

  fileprivate mutating func add(_ other: Self) {
    counts.merge(other.counts, uniquingKeysWith: +)
    owned += other.owned
    tests += other.tests
    orphans += other.orphans
    hasForeign = hasForeign || other.hasForeign
  }
}

import SwiftProgram

/// The Xcode projects below a folder, and which target has which file.
package struct XcodeSurvey {
  package private(set) var projects: [XcodeProject] = []
  /// The projects that cannot be read, with the reasons.
  package private(set) var unread: [(path: String, reason: String)] = []
  /// The targets of all projects, those of tests included.
  package private(set) var targets: [XcodeTarget] = []
  /// The targets but for those of tests that have a file, by the file's path.
  package private(set) var owners: [String: [Int]] = [:]
  /// The files that only targets of tests have.
  package private(set) var testFiles: Set<String> = []

  /// - Parameter folder: Absolute, without links.
  package init(below folder: String) {
    for path in Self.projects(below: folder) {
      do {
        projects.append(try XcodeProjectReader.read(path))
      } catch {
        unread.append((path, error.reason))
      }
    }
    targets = projects.flatMap(\.targets)
    for (index, target) in targets.enumerated() {
      // What is elsewhere is another project's.
      for file in target.files where Path.below(folder, file) != nil {
        if target.isForTests {
          testFiles.insert(file)
        } else {
          owners[file, default: []].append(index)
        }
      }
    }
    testFiles.subtract(owners.keys)
  }

  /// The folders `….xcodeproj` below a folder, and those outside that a workspace in it refers to.
  private static func projects(below folder: String) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for name in Disk.subfolders(of: next) {
        let path = Path.join(next, name)
        if name.hasSuffix(".xcodeproj") {
          found.append(path)
        } else if name.hasSuffix(".xcworkspace") {
          found += XcodeWorkspace(reading: path).references.filter {
            $0.hasSuffix(".xcodeproj") && Path.below(folder, $0) == nil
              && Disk.targetKind(of: $0) == .folder
          }
        } else if !XcodeNames.isOther(name), !Disk.isPackage(path) {
          waiting.append(path)
        }
      }
    }
    return Set(found).sorted()
  }

  /// The packages and Xcode projects below a folder that is none, outermost ones only.
  package static func projectFolders(below folder: String) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for name in Disk.subfolders(of: next) where !XcodeNames.isOther(name) {
        let path = Path.join(next, name)
        if Disk.isPackage(path) || Disk.isXcodeProject(path) {
          found.append(path)
        } else {
          waiting.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The names that modules of several targets have, which share no file: one run cannot tell them
  /// apart.
  package var ambiguousModules: [String] {
    let modules = targets.indices.filter { !targets[$0].isForTests }
    return Dictionary(grouping: modules) { targets[$0].moduleName }.filter { _, indices in
      indices.contains { one in
        indices.contains { other in
          one < other && Set(targets[one].files).isDisjoint(with: targets[other].files)
        }
      }
    }.keys.sorted()
  }

  // MARK: Comparing

  /// Files that are not read as the projects say.
  package struct WrongFiles {
    /// The files that are not in the module of their target, or have another isolation, by target.
    package fileprivate(set) var byTarget: [Int: [String]] = [:]
    /// The number of files of tests that are read.
    package fileprivate(set) var tests = 0

    package var count: Int { byTarget.values.reduce(tests) { $0 + $1.count } }
  }

  /// - Parameter modules: The module of each file, by its path.
  package func wrongFiles(
    in modules: [String: (name: String, settings: ModuleSettings)]
  ) -> WrongFiles {
    var wrong = WrongFiles()
    for (file, owners) in owners.sorted(by: { $0.key < $1.key }) {
      let module = modules[file]
      guard module != nil || Disk.kind(of: file) != nil else { continue }
      let named = owners.filter { targets[$0].moduleName == module?.name }
      let isRight = named.contains { owner in
        (targets[owner].defaultIsolation ?? .nonisolated)
          == (module?.settings.defaultIsolation ?? .nonisolated)
      }
      if !isRight, let owner = best(of: named.isEmpty ? owners : named) {
        wrong.byTarget[owner, default: []].append(file)
      }
    }
    wrong.tests = testFiles.count { modules[$0] != nil }
    return wrong
  }

  /// The target that files of several are read for: an app's, that with most files, the first.
  package func best(of candidates: [Int]) -> Int? {
    candidates.min { one, other in
      let (target, otherTarget) = (targets[one], targets[other])
      if target.isApp != otherTarget.isApp { return target.isApp }
      let (count, otherCount) = (target.files.count, otherTarget.files.count)
      return count == otherCount ? one < other : count > otherCount
    }
  }
}

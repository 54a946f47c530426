import DependencyGraph
import HasWorkspace
import SwiftProgram

/// The text that `init` prints about its place: the project with its targets or modules.
struct PlaceText {
  private(set) var text = ""
  /// Whether it is not clear which project is meant.
  private(set) var isUndecided = false

  private let found: Initialization
  private let limit: Int

  init(of found: Initialization, isVerbose: Bool) {
    self.found = found
    limit = isVerbose ? .max : 6
    addHead()
    let manifests = found.remarks.filter { if case .manifest = $0 { true } else { false } }
    for remark in found.remarks where !manifests.contains(remark) {
      switch remark {
      case .projectsBelow, .projectAround: isUndecided = true
      default: break
      }
      add(remark.words)
    }
    for remark in manifests.prefix(isVerbose ? .max : 2) { add(remark.words) }
    if manifests.count > 2, !isVerbose {
      add("note: and \(manifests.count - 2) more that manifests compute; '--verbose' has all")
    }
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func addHead() {
    let place = found.folder == "." ? "" : " in '\(found.folder)'"
    let projects = found.projects.map { "'\($0)'" }.inWords(atMost: 4)
    switch found.place {
    case .package where projects.isEmpty: add("package '\(found.name)'\(place)\(parts)")
    case .package: add("package '\(found.name)' and Xcode project \(projects)\(parts)")
    case .xcodeProject where projects.isEmpty: add("Xcode project\(place)\(parts)")
    case .xcodeProject: add("Xcode project \(projects)\(parts)")
    case .folder: add("neither a package nor an Xcode project\(place)\(parts)")
    }
    let lines = found.targets.contains { !$0.isForTests } ? targets : modules
    guard lines.count > 1 else { return }
    for line in lines.prefix(limit) { add("  \(line)") }
    if lines.count > limit { add("  and \(lines.count - limit) more") }
  }

  /// The parts of the project, behind its name: the only target or module itself, or their number.
  private var parts: String {
    guard found.targets.contains(where: { !$0.isForTests }) else {
      let modules = modules
      guard let first = modules.first else { return "" }
      return modules.count == 1 ? ": module \(first)" : ": \(modules.count) modules"
    }
    let targets = targets
    let tests = found.targets.count(where: \.isForTests)
    let others = found.modules.count { module in
      !found.targets.contains { $0.module == module.name }
    }
    let head = targets.count == 1 ? "target \(targets[0])" : "\(targets.count) targets"
    let rest = [
      others == 0 ? nil : "\(others.counted("module")) of packages and other folders",
      tests == 0 ? nil : "\(tests.counted("target")) of tests, not read",
    ]
    return ": " + ([head] + rest.compactMap(\.self)).joined(separator: "; ")
  }

  private var modules: [String] {
    found.modules.sorted { ($1.fileCount, $0.name) < ($0.fileCount, $1.name) }
      .map { "'\($0.name)', \($0.fileCount.counted("file"))" }
  }

  private var targets: [String] {
    found.targets.filter { !$0.isForTests }
      .sorted { ($1.fileCount, $0.name) < ($0.fileCount, $1.name) }
      .map { target in
        let module = target.module == target.name ? nil : "module '\(target.module)'"
        let isolation = target.defaultIsolation == .mainActor ? "isolated to MainActor" : nil
        return ["'\(target.name)'", target.fileCount.counted("file"), module, isolation]
          .compactMap(\.self).joined(separator: ", ")
      }
  }
}

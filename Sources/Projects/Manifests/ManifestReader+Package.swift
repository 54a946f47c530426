import FileSystem
import SwiftLexing
import SwiftOutline
import SwiftScript

extension Manifest {
  /// Reads the bytes of a manifest. Total, and linear in time: whatever they are, what cannot be
  /// read is in doubt.
  package init(reading bytes: UnsafeBufferPointer<UInt8>) {
    let script = Script(reading: bytes)
    var reader = ManifestReader(script, length: bytes.count)
    let toolsVersion = ToolsVersion(ofManifest: bytes)
    let targets = reader.readTargets()
    let packages = reader.readLocalPackages()
    self.init(
      toolsVersion: toolsVersion, name: reader.readName(), targets: targets.targets,
      areTargetsComplete: targets.areComplete && script.problem == nil,
      localPackages: packages.paths,
      areLocalPackagesComplete: packages.areComplete && script.problem == nil,
      languageMode: reader.readLanguageMode(toolsVersion),
      doubts: reader.doubts.sorted { $0.offset < $1.offset }.map {
        Doubt(position: script.lines.position(of: $0.offset), message: $0.message)
      },
      fault: script.problem.map {
        Fault(position: script.lines.position(of: $0.offset), problem: $0)
      })
  }

  /// Reads the text of a manifest.
  package init(reading text: String) {
    var text = text
    self = text.withUTF8 { Manifest(reading: $0) }
  }
}

extension ManifestReader {
  fileprivate mutating func readName() -> String? {
    guard let name = package?.name, changed["package.name"] == nil, changed["name"] == nil,
      changed["keyPath"] == nil, !hasSeveralPackages
    else { return nil }
    return evaluator.text(name)
  }

  fileprivate mutating func readTargets() -> (targets: [ManifestTarget], areComplete: Bool) {
    guard let package, !hasSeveralPackages else {
      let offset = package?.offset ?? 0
      doubt(
        hasSeveralPackages
          ? "several packages are made, so no target is known"
          : "no 'Package' is made at file level, so no target is known", at: offset)
      return ([], false)
    }
    var areComplete = true
    for property in ["package.targets", "targets"] {
      guard let offset = changed[property] else { continue }
      doubt("'targets' is changed here, so targets may be missing", at: offset)
      areComplete = false
    }
    for property in ["name", "type", "keyPath"] {
      guard let offset = changed[property] else { continue }
      doubt("'\(property)' may change any target here, so none is known", at: offset)
      return ([], false)
    }
    var targets: [ManifestTarget] = []
    for value in package.targets {
      if let target = readTarget(value) { targets.append(target) } else { areComplete = false }
    }
    for (property, what, _) in Self.factsByProperty {
      guard let offset = changed[property] else { continue }
      doubt("'\(property)' is changed here, so the \(what) of every target is unknown", at: offset)
    }
    return (targets, areComplete)
  }

  fileprivate mutating func readLocalPackages() -> (paths: [String], areComplete: Bool) {
    guard let package, !hasSeveralPackages else { return ([], false) }
    var paths: [String] = []
    var areComplete = true
    if let offset = changed["package.dependencies"] ?? changed["keyPath"] {
      doubt("'dependencies' is changed here, so packages may be missing", at: offset)
      areComplete = false
    }
    for value in package.dependencies {
      guard let made = evaluator.call(value, as: ["Package", "Dependency"]),
        made.function == "package"
      else {
        doubt("a package that this one depends on is computed", at: value.offset)
        areComplete = false
        continue
      }
      guard let path = made.call["path"] else { continue }
      if let text = evaluator.text(path) {
        paths.append(text)
      } else {
        doubt("the path of a package that this one depends on is computed", at: path.offset)
        areComplete = false
      }
    }
    return (paths, areComplete)
  }

  /// The newest of the stated modes that the tools know, or that of the tools version.
  fileprivate mutating func readLanguageMode(_ toolsVersion: ToolsVersion?) -> Int? {
    let known = toolsVersion?.languageMode
    for property in [
      "package.swiftLanguageModes", "package.swiftLanguageVersions", "swiftLanguageModes",
      "swiftLanguageVersions", "keyPath",
    ] {
      guard let offset = changed[property] else { continue }
      doubt("'\(property)' is changed here, so the language mode is unknown", at: offset)
      return nil
    }
    guard let stated = package?.languageModes, !stated.isNull else { return known }
    var modes: [Int] = []
    for value in stated.elements {
      guard let mode = languageMode(value) else {
        doubt("a language mode of the package is computed", at: value.offset)
        return nil
      }
      modes.append(mode)
    }
    return modes.filter { $0 <= ToolsVersion.newest.languageMode }.max() ?? known
  }

  /// The mode that `.v5` or `.version("5")` stands for.
  package mutating func languageMode(_ value: ManifestValue) -> Int? {
    let type = ["SwiftLanguageMode"]
    switch evaluator.resolved(value, as: type).content {
    case .name(let path, _):
      switch path[path.count - 1] {
      case "v3": return 3
      case "v4", "v4_2": return 4
      case "v5": return 5
      case "v6": return 6
      default: return nil
      }
    case .call(let call):
      guard call.path.last == "version", call.arguments.count == 1,
        let text = evaluator.text(call.arguments[0].value)
      else { return nil }
      return ToolsVersion(text)?.major
    default: return nil
    }
  }
}

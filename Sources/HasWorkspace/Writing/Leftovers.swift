import DependencyGraph
import FileSystem
import HasConfiguration
import HasGeneration
import Projects
import Resolution
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The generated files that no container of a run generates, with the decision what becomes of
/// them.
///
/// A run over some paths only may know less than the one that wrote them. Only what is certain to be
/// left over is removed.
struct Leftovers {
  /// The removals that may be done.
  private(set) var changes: [Change] = []

  private let found: FoundSources
  private let modules: [SourceModule]
  private let containers: [Container]
  private let workingDirectory: String
  /// Whether not all of the sources may have been read.
  private let isPartial: Bool

  /// - Parameters:
  ///   - areTypesKnown: Whether it is certain which types are containers.
  ///   - doubles: The paths of the doubles that hasgen wrote for tests.
  init(
    judging removals: [Change], found: FoundSources, modules: [SourceModule],
    containers: [Container], areTypesKnown: Bool, settings: Settings, doubles: [String]
  ) {
    self.found = found
    self.modules = modules
    self.containers = containers
    workingDirectory = settings.workingDirectory
    isPartial = found.coverage != .projects
    let outputs = Set(settings.outputs + doubles)
    for removal in removals {
      if outputs.contains(removal.path) {
        // The container that the configuration has for it has nothing left to generate, or nobody
        // is left in the module who needs a double.
        changes.append(removal)
      } else if hasUnreadSource(removal) {
        continue
      } else if let type = disownedType(of: removal) {
        guard areTypesKnown, !type.mayBeContainer else { continue }
        changes.append(removal.disowned(by: type.name))
      } else {
        changes.append(removal)
      }
    }
  }

  /// Whether the file beside it that its marker names is there, but was not read.
  private func hasUnreadSource(_ removal: Change) -> Bool {
    guard let source = FileGenerator.source(of: removal.before ?? []) else { return false }
    let path = Path.normalized(Path.join(Path.folder(of: removal.path), source))
    guard let real = Disk.realPath(of: Path.join(workingDirectory, path)) else { return false }
    return !modules.flatMap(\.files).contains {
      $0.path == path || Disk.realPath(of: Path.join(workingDirectory, $0.path)) == real
    }
  }

  /// The type that the file was generated for, if it is declared and no container.
  private func disownedType(
    of removal: Change
  ) -> (name: String, mayBeContainer: Bool)? {
    let index = found.modules.firstIndex { $0.files.contains(removal.path) }
    guard let module = index.map({ modules[$0] }) else { return nil }
    let types = Self.types(of: removal).filter { type in
      !containers.contains { $0.name.withoutBackticks == type && $0.module == module.name }
    }
    for file in module.files {
      var declared: Set<String> = []
      for declaration in file.outline.declarations { declaration.addTypeNames(to: &declared) }
      guard let type = types.first(where: declared.contains) else { continue }
      // The container that it stores may stand in a module that this run did not read.
      let known = Set(modules.map(\.name))
      return (type, isPartial && file.importsModule(besides: known))
    }
    return nil
  }

  /// The types that the file was generated for: the one that its name tells, or those that it
  /// extends where its name was chosen by a configuration; without back ticks.
  private static func types(of removal: Change) -> [String] {
    let name = Path.name(of: removal.path)
    if name.hasSuffix(FileGenerator.suffix) {
      return [String(name.dropLast(FileGenerator.suffix.count)).withoutBackticks]
    }
    let outline = GeneratedText(removal.before ?? [])?.outline ?? .empty
    return outline.declarations.filter { $0.kind == .extension }.map(\.name.withoutBackticks)
  }
}

extension FileGenerator {
  /// The suffix of a generated file's name, if nobody chose another.
  fileprivate static let suffix = "+Generated.swift"

  /// The name of the source file in a generated file's first line; `nil` where the user's template
  /// has none.
  fileprivate static func source(of bytes: [UInt8]) -> String? {
    guard let line = GeneratedText(bytes)?.firstLine else { return nil }
    let start = "\(marker)from "
    guard let begin = line.firstRange(of: start)?.upperBound,
      let end = line[begin...].firstRange(of: ".swift.")
    else { return nil }
    return line[begin..<end.lowerBound] + ".swift"
  }
}

extension Declaration {
  /// Adds the names of the types in it that could be containers, qualified with dots and without
  /// back ticks; what the user tells the tool to ignore is as good as gone.
  fileprivate func addTypeNames(to names: inout Set<String>, within outer: String = "") {
    let name = name.withoutBackticks
    guard !directives.contains(where: { $0.name == "ignore" }) else { return }
    switch kind {
    case .struct, .class, .actor, .enum, .typealias: names.insert(outer + name)
    case .extension: break
    default: return
    }
    for member in members { member.addTypeNames(to: &names, within: outer + name + ".") }
  }
}

import HasgenDoubles
import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// The facts that doubles depend on: the files of test targets, and the modules of previews.
struct DoublesSources {
  /// The targets, with these facts.
  private(set) var targets: [DoublesTarget] = []
  /// The paths of the generated files in test targets that this run may change.
  private(set) var generated: [String] = []
  /// The paths of the user's files in test targets.
  private(set) var sources: [String] = []
  /// The paths of files that have the name of a generated file, but not its first line.
  private(set) var withoutFirstLine: [String] = []

  /// Reads the files of the targets.
  ///
  /// - Throws: `WorkspaceError` if the folder of a test target is a file.
  init(of settings: Settings, _ found: FoundSources) throws(WorkspaceError) {
    let read = Set(found.modules.map(\.name))
    let isPartial = !found.isWhole
    for var target in settings.rules.doubles {
      defer { targets.append(target) }
      let path = Path.resolved(settings.workingDirectory, target.folder.text)
      let folder = Disk.realPath(of: path)
      target.readModules = isPartial ? read : nil
      if target.isForPreviews {
        if let module = found.module(around: folder ?? path) {
          target.modules = [DoublesTarget.Name(module.name, at: target.folder.location)]
          target.settings = module.settings
        }
      } else {
        target.settings = target.settings.over(found.tests[folder ?? path] ?? .unknown)
      }
      if folder == nil, !target.isForPreviews, !found.hasTestTarget(at: path) {
        throw WorkspaceError(
          "no test target has the folder '\(target.folder.text)', and it does not exist",
          id: .missingPath, at: target.folder.location,
          note: "write the folder of a test target, or create this one")
      }
      // The folder of a target that does not exist is created for the doubles.
      guard let real = folder, !target.isForPreviews else { continue }
      guard Disk.isFolder(real) else {
        throw WorkspaceError(
          "'\(target.folder.text)' is no folder, and doubles need one",
          id: .missingPath, at: target.folder.location,
          note: "'folder' is that of a test target's files")
      }
      let reader = FileReader(
        workingDirectory: settings.workingDirectory,
        detail: target.isStandIn == nil ? .membersOfTypes(with: Self.words) : .members)
      let finder = SourceFinder(workingDirectory: settings.workingDirectory, root: settings.root)
      let root = ModuleRoot(
        name: ModuleName.identifier(Path.name(of: real)), shown: target.folder.text, real: real,
        origin: .path)
      let paths = finder.walk(root).files.map(\.shown).sorted()
      var files: [SourceFile] = []
      for (path, file) in zip(paths, reader.read(paths)) {
        let module = Self.module(ofDoublesAt: path)
        let isOurs = module.map { read.contains($0) && target.names($0) } ?? false
        switch file {
        case .source(let file):
          sources.append(path)
          files.append(file)
          if isOurs { withoutFirstLine.append(path) }
          target.addDeclarations(of: file.outline)
        case .generated:
          if module != nil, !isPartial || isOurs { generated.append(path) }
        // The compiler reports mistakes in tests.
        case .unreadable: break
        }
      }
      target.tests = SourceModule(
        name: target.folder.text, files: files, settings: target.settings)
    }
  }

  /// The module in the name of a file with doubles; `nil` for other files.
  private static func module(ofDoublesAt path: String) -> String? {
    let name = Path.name(of: path)
    guard name.hasSuffix(DoublesFile.fileSuffix) else { return nil }
    return String(name.dropLast(DoublesFile.fileSuffix.count))
  }

  /// An empty pattern: only the types of tests are used, not their members, unless they may stand
  /// in for services.
  private static let words = WordPattern(prefixes: [], suffixes: [], words: [])
}

extension FoundSources {
  /// True if a folder may belong to a test target: one of a manifest, or of a project whose targets
  /// are not known.
  fileprivate func hasTestTarget(at path: String) -> Bool {
    tests.isEmpty || tests.keys.contains { Path.below($0, path) != nil }
  }
}

extension DoublesTarget {
  /// True if the target is known to test a module.
  fileprivate func names(_ module: String) -> Bool {
    modules.isEmpty ? defaultModule == module : modules.contains { $0.text == module }
  }

  /// Adds the types that a file of the target declares.
  fileprivate mutating func addDeclarations(of outline: Outline) {
    for declaration in outline.declarations { declaration.addStubs(to: &declared) }
  }
}

extension Declaration {
  /// Adds the qualified names of the types that it declares, itself included.
  fileprivate func addStubs(to names: inout Set<String>, within outer: String = "") {
    switch kind {
    case .struct, .class, .actor, .enum, .protocol, .typealias:
      names.insert(outer + name)
    case .extension: break
    default: return
    }
    for member in memberTypes { member.addStubs(to: &names, within: outer + name + ".") }
  }
}

import DependencyGraph
import Doubles
import FileSystem
import Findings
import HasConfiguration
import HasGeneration
import Projects
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The facts in test targets' own files that their doubles depend on.
struct TestSources {
  /// The targets, with what their files say.
  private(set) var targets: [TestTarget] = []
  /// The paths of the files that hasgen wrote into them, as far as this run has a say in them.
  private(set) var generated: [String] = []
  /// The paths of files that have a name of such a file, and not its first line.
  private(set) var withoutFirstLine: [String] = []
  /// Files that killed runs may have left in them; absolute.
  private(set) var leftBehind: [String] = []

  /// Reads the files of the targets.
  ///
  /// - Throws: `WorkspaceError` when a folder is not there.
  init(of settings: Settings, _ found: FoundSources) throws(WorkspaceError) {
    let read = Set(found.modules.map(\.name))
    let isPartial = found.coverage != .projects
    for target in settings.rules.tests {
      let path = Path.join(settings.workingDirectory, target.folder.text)
      guard let real = Disk.realPath(of: path) else {
        // It is made for the doubles.
        let missing = Path.normalized(path)
        targets.append(
          target.with(
            importsHasKit: false, declared: [], modules: isPartial ? read : nil,
            settings: target.settings.over(found.tests[missing] ?? .unknown)))
        continue
      }
      guard Disk.kind(of: real) == .folder else {
        throw WorkspaceError(
          "'\(target.folder.text)' is no folder, and doubles need one",
          id: .missingPath, at: target.folder.location,
          note: "'folder' is that of a test target's files")
      }
      let own = SourceFinder(
        workingDirectory: settings.workingDirectory, root: settings.root
      ).walk(
        ModuleRoot(
          name: ModuleName.ofFolder(real), shown: target.folder.text, real: real, origin: .path))
      let paths = own.files.map(\.shown).sorted()
      leftBehind += own.leftBehind
      let reader = FileReader(
        workingDirectory: settings.workingDirectory,
        detail: .outlinesOfFiles(with: Self.words))
      var declared: Set<NameHash> = []
      var importsHasKit = false
      for (path, file) in zip(paths, reader.read(paths)) {
        let name = Path.name(of: path)
        let module =
          name.hasSuffix(TestDoubles.fileSuffix)
          ? String(name.dropLast(TestDoubles.fileSuffix.count)) : nil
        let isOurs = module.map { read.contains($0) && target.names($0) } ?? false
        switch file {
        case .source, .sketched: if isOurs { withoutFirstLine.append(path) }
        default: break
        }
        switch file {
        case .source(let file, _):
          importsHasKit = importsHasKit || file.outline.importsHasKit
          for declaration in file.outline.declarations { declaration.addStubs(to: &declared) }
        case .sketched(let file): declared.formUnion(file.sketch.names(.declared))
        case .generated:
          if module != nil, !isPartial || isOurs { generated.append(path) }
        // The compiler tells what is wrong with tests.
        case .unreadable: break
        }
      }
      targets.append(
        target.with(
          importsHasKit: importsHasKit, declared: declared,
          modules: isPartial ? read : nil,
          settings: target.settings.over(found.tests[real] ?? .unknown)))
    }
  }

  /// The words that make a test's file worth an outline.
  private static let words = WordPattern(prefixes: ["Stub"], suffixes: [], words: ["HasKit"])
}

extension TestTarget {
  /// Whether the target surely tests a module.
  fileprivate func names(_ module: String) -> Bool {
    modules.isEmpty ? defaultModule == module : modules.contains { $0.text == module }
  }
}

extension Outline {
  /// Whether the file imports HasKit under all conditions.
  fileprivate var importsHasKit: Bool {
    imports.contains { $0.module == "HasKit" && $0.conditions.isEmpty }
  }
}

extension Declaration {
  /// Adds the qualified names of the types that it declares, itself included.
  fileprivate func addStubs(to names: inout Set<NameHash>, within outer: String = "") {
    switch kind {
    case .struct, .class, .actor, .enum, .protocol, .typealias:
      names.insert(NameHash(outer + name))
    case .extension: break
    default: return
    }
    for member in members { member.addStubs(to: &names, within: outer + name + ".") }
  }
}

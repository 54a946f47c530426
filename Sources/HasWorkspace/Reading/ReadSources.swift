import Supply
import Dispatch
import Findings
import HasGeneration
import Lint
import Projects
import Roles
import SwiftProgram
import SwiftReading

/// The sources as the stages behind this one see them.
package struct ReadSources: Sendable {
  /// The modules, their generated files left out.
  package private(set) var modules: [SourceModule]
  /// The bytes of the generated files by their paths.
  package private(set) var generated: [String: [UInt8]]
  /// The files and folders that could not be read.
  package private(set) var unreadable: [Diagnostic]

  let workingDirectory: String
  let texts: [String: [UInt8]]

  /// Reads the files of what was found.
  ///
  /// - Parameters:
  ///   - outputs: Paths at which generated files may stand outside the folders of the sources.
  ///   - texts: The texts of files, by their paths, that take the place of what is on the disk.
  package init(
    reading found: FoundSources, workingDirectory: String,
    detail: FileReader.Detail, outputs: [String] = [],
    texts: [String: [UInt8]] = [:]
  ) {
    self.workingDirectory = workingDirectory
    self.texts = texts
    let paths = found.modules.flatMap(\.files)
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: detail,
      texts: texts)
    let files = reader.read(paths)

    var modules: [SourceModule] = []
    var generated: [String: [UInt8]] = [:]
    var unreadable = found.unreadable
    var start = 0
    for module in found.modules {
      var sources: [SourceFile] = []
      let end = start + module.files.count
      for index in start..<end {
        switch files[index] {
        case .source(let file): sources.append(file)
        // What another configuration generates is not ours.
        case .generated where module.settings.isReadOnly: break
        case .generated(let bytes): generated[paths[index]] = bytes
        case .unreadable(let error): unreadable.append(.unreadable(paths[index], error))
        }
      }
      start = end
      modules.append(
        SourceModule(name: module.name, files: sources, settings: module.settings))
    }
    for output in outputs where generated[output] == nil {
      // What cannot be read is told when it is to be written.
      let bytes = try? Disk.contents(of: Path.join(workingDirectory, output))
      if let bytes, FileGenerator.marks(bytes) { generated[output] = bytes }
    }
    self.modules = modules
    self.generated = generated
    self.unreadable = unreadable
  }

  /// Keeps some of the modules, and of the generated files those in them.
  ///
  /// - Parameter isKept: Is asked by the index of a module.
  mutating func keepModules(of found: FoundSources, where isKept: (Int) -> Bool) {
    modules = modules.enumerated().filter { isKept($0.offset) }.map(\.element)
    for (index, module) in found.modules.enumerated() where !isKept(index) {
      for path in module.files { generated[path] = nil }
    }
  }

  /// The files and folders that could not be read, and explain what seems to be lacking.
  var unread: [Finding] { unreadable.map { Finding(cause: $0, about: [.unreadText]) } }

  /// The files and folders that could not be read, or not to the end.
  package var problems: [Diagnostic] {
    unreadable
      + modules.flatMap(\.files).flatMap { file in
        file.outline.problems.map { Diagnostic(problem: $0, in: file) }
      }
  }
}

extension ReadSources {
  /// Leaves out the modules of packages that others depend on and that nobody imports.
  ///
  /// - Returns: What was found, without them.
  mutating func keepImported(of found: FoundSources) -> FoundSources {
    guard found.modules.contains(where: \.isDependency) else { return found }
    var kept: Set<Int> = []
    var waiting = found.modules.indices.filter { !found.modules[$0].isDependency }
    while let next = waiting.popLast() {
      guard kept.insert(next).inserted else { continue }
      let imported = modules[next].importedNames
      waiting += found.modules.indices.filter {
        !kept.contains($0) && imported.contains(found.modules[$0].name)
      }
    }
    keepModules(of: found) { kept.contains($0) }
    return found.keeping { kept.contains($0) }
  }
}

extension SourceModule {
  /// The names of the modules that its files import.
  fileprivate var importedNames: Set<String> { Set(files.flatMap(\.outline.imports).map(\.module)) }
}

extension ReadSources {
  /// The texts of the files, each read when somebody asks for it, and once.
  var sourceTexts: SourceTexts {
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: .everything, texts: texts)
    let known = Memo<String, [UInt8]?>()
    return SourceTexts(
      bytes: { path in known.answer(path) { reader.readTexts([path])[0] } },
      search: { groups, paths in reader.search(paths, by: WordSearch(groups)) })
  }
}

import Dispatch
import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenProjects
import HasgenReading

/// The sources as the later stages see them.
package struct ReadSources: Sendable {
  /// The modules, their generated files left out.
  package private(set) var modules: [SourceModule]
  /// The bytes of the generated files by their paths.
  package private(set) var generated: [String: [UInt8]]
  /// The files and folders that could not be read.
  package private(set) var unreadable: [Diagnostic]

  let workingDirectory: String
  let texts: [String: [UInt8]]

  /// Reads the files of the modules that were found.
  ///
  /// - Parameters:
  ///   - outputs: The paths of generated files that may be outside the source folders.
  ///   - texts: The texts that replace the content of files on the disk, by their paths.
  package init(
    reading found: FoundSources, workingDirectory: String,
    detail: FileReader.Detail, outputs: [String] = [],
    texts: [String: [UInt8]] = [:]
  ) {
    self.workingDirectory = workingDirectory
    self.texts = texts
    // A file of several modules is read once.
    let paths = Set(found.modules.flatMap(\.files)).sorted()
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: detail,
      texts: texts)
    let files = Dictionary(uniqueKeysWithValues: zip(paths, reader.read(paths)))

    var modules: [SourceModule] = []
    var generated: [String: [UInt8]] = [:]
    var unreadable = found.unreadable
    for module in found.modules {
      var sources: [SourceFile] = []
      for path in module.files {
        switch files[path] {
        case .source(let file): sources.append(file)
        // The generated files of a read-only module belong to another configuration.
        case .generated where module.settings.isReadOnly: break
        case .generated(let bytes): generated[path] = bytes
        case .unreadable, nil: break
        }
      }
      modules.append(
        SourceModule(name: module.name, files: sources, settings: module.settings))
    }
    for path in paths {
      if case .unreadable(let error) = files[path] {
        unreadable.append(.unreadable(path, error))
      }
    }
    for output in outputs where generated[output] == nil {
      // A file that cannot be read is reported when it is written.
      let bytes = try? Disk.contents(of: Path.join(workingDirectory, output))
      if let bytes, FileGenerator.marks(bytes) { generated[output] = bytes }
    }
    self.modules = modules
    self.generated = generated
    self.unreadable = unreadable
  }

  /// Keeps some of the modules, and the generated files in them.
  ///
  /// - Parameter isKept: Returns true for the index of a module to keep.
  mutating func keepModules(of found: FoundSources, where isKept: (Int) -> Bool) {
    modules = modules.enumerated().filter { isKept($0.offset) }.map(\.element)
    for (index, module) in found.modules.enumerated() where !isKept(index) {
      for path in module.files { generated[path] = nil }
    }
  }

  /// The files and folders that could not be read, as findings that explain missing declarations.
  var unread: [Finding] { unreadable.errors.map { Finding(cause: $0, about: [.unreadText]) } }

  /// The files and folders that could not be read, or not to the end.
  package var problems: [Diagnostic] {
    unreadable
      + modules.flatMap(\.files).flatMap { file in
        file.outline.problems.map { Diagnostic(problem: $0, in: file) }
      }
  }
}

extension ReadSources {
  /// Leaves out the modules of package dependencies that no file imports.
  ///
  /// - Returns: The found modules, without those that were left out.
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
  /// The texts of the files. Each is read once, on first use.
  var sourceTexts: SourceTexts {
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: .everything, texts: texts)
    let known = Memo<String, [UInt8]?>()
    let bytes = { @Sendable path in known.answer(path) { reader.readTexts([path])[0] } }
    let lines = Memo<String, [Substring]>()
    return SourceTexts(
      bytes: bytes, search: { words, paths in reader.search(paths, for: words) },
      allow: { diagnostic in
        guard let place = diagnostic.location else { return false }
        let lines = lines.answer(place.path) {
          String(decoding: bytes(place.path) ?? [], as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        }
        return AllowingComment.line(allowing: diagnostic.id, at: place.line - 1, in: lines) != nil
      })
  }
}

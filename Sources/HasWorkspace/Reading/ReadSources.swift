import DependencyGraph
import HasGeneration
import SwiftOutline

/// The sources as the stages behind this one see them.
package struct ReadSources: Sendable {
  /// The modules, their generated files left out.
  package let modules: [SourceModule]
  /// The bytes of the generated files by their paths.
  package let generated: [String: [UInt8]]
  /// The files and folders that could not be read.
  package let unreadable: [Diagnostic]

  /// Reads the files of what was found.
  ///
  /// - Parameters:
  ///   - readsGenerated: Whether generated files are read as any others.
  ///   - outputs: Paths at which generated files may stand outside the folders of the sources.
  package init(
    reading found: FoundSources, workingDirectory: String, readsGenerated: Bool,
    outputs: [String] = []
  ) {
    let paths = found.modules.flatMap(\.files)
    let reader = FileReader(workingDirectory: workingDirectory, readsGenerated: readsGenerated)
    var files = zip(paths, reader.read(paths)).makeIterator()

    var modules: [SourceModule] = []
    var generated: [String: [UInt8]] = [:]
    var unreadable = found.unreadable
    for module in found.modules {
      var sources: [SourceFile] = []
      for _ in module.files {
        guard let (path, file) = files.next() else { break }
        switch file {
        case .source(let outline): sources.append(SourceFile(path: path, outline: outline))
        case .generated(let bytes): generated[path] = bytes
        case .unreadable(let error): unreadable.append(.unreadable(path, error))
        }
      }
      modules.append(SourceModule(name: module.name, files: sources))
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

  /// The files and folders that could not be read, or not to the end.
  package var problems: [Diagnostic] {
    unreadable
      + modules.flatMap(\.files).flatMap { file in
        file.outline.problems.map { Diagnostic(problem: $0, in: file) }
      }
  }

  /// The modules with the headers of local types too; reads every file once more.
  package func modulesWithTypeHeaders(workingDirectory: String) -> [SourceModule] {
    let reader = FileReader(workingDirectory: workingDirectory, readsGenerated: false)
    var headers = reader.readTypeHeaders(modules.flatMap(\.files).map(\.path)).makeIterator()
    return modules.map { module in
      let files = module.files.map { file in
        SourceFile(path: file.path, outline: file.outline, typeHeaders: headers.next() ?? [])
      }
      return SourceModule(name: module.name, files: files)
    }
  }
}

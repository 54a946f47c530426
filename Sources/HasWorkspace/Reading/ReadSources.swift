import DependencyGraph
import Dispatch
import Projects
import Findings
import HasGeneration
import Roles
import SwiftOutline
import SwiftProgram

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
      var sketched: [SketchedFile] = []
      let end = start + module.files.count
      for index in start..<end {
        switch files[index] {
        case .source(let file, let rest):
          sources.append(file)
          if let rest { sketched.append(rest) }
        case .sketched(let file): sketched.append(file)
        // What another configuration generates is not ours.
        case .generated where module.settings.isReadOnly: break
        case .generated(let bytes): generated[paths[index]] = bytes
        case .unreadable(let error): unreadable.append(.unreadable(paths[index], error))
        }
      }
      start = end
      modules.append(
        SourceModule(
          name: module.name, files: sources, sketched: sketched, settings: module.settings))
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

  /// The declarations of the generated files.
  package var formerFiles: FormerFiles { .reading(generated.values) }

  /// Resolves the graph and what follows from it, and outlines sketched files for it until none
  /// matters that is left.
  ///
  /// - Parameter asking: Is handed what is known once no file is missing for the graph, and returns the
  ///   paths of further files to outline; what it looks up is outlined too.
  package mutating func generation(
    by rules: Rules, asking: ((KnownSources, Generation) -> Set<String>)? = nil
  ) -> Generation {
    let generated = generated.values
    var formerFiles: FormerFiles?
    while true {
      let read = formerFiles
      let known = KnownSources(modules: modules, rules: rules) { read ?? .reading(generated) }
      formerFiles = known.formerFiles
      let (leads, generation) = bothAtOnce({ known.leads }, { Generation(of: known) })
      // What the graph asked for is known now.
      var missing = known.filesToOutline(by: leads)
      if missing.isEmpty, let asking {
        let wanted = asking(known, generation)
        missing = known.filesToOutline(by: leads)
        if !wanted.isEmpty {
          missing += modules.flatMap(\.sketched).filter { wanted.contains($0.path) }
        }
      }
      // What stands beside that which is wrong may be what was meant.
      let others = missing.isEmpty && generation.diagnostics.haveErrors ? restsOfFiles : missing
      if others.isEmpty {
        // To take it apart is some work, which nobody need wait for.
        DispatchQueue.global().async { _ = known }
        return generation
      }
      outline(others)
    }
  }

  /// The rests of files that are outlined in part.
  private var restsOfFiles: [SketchedFile] {
    modules.flatMap(\.sketched).filter(\.isRest)
  }

  /// Outlines the files whose sketches answer to a condition.
  package mutating func outline(where matters: (Sketch) -> Bool) {
    outline(modules.flatMap(\.sketched).filter { matters($0.sketch) })
  }

  /// Outlines sketched files.
  private mutating func outline(_ sketched: [SketchedFile]) {
    guard !sketched.isEmpty else { return }
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: .outlines,
      texts: texts)
    let files = Dictionary(
      zip(sketched.map(ObjectIdentifier.init), reader.read(sketched.map(\.path))),
      uniquingKeysWith: { first, _ in first })
    modules = modules.map { module in
      var outlined: [SourceFile] = []
      var others: [SketchedFile] = []
      for file in module.sketched {
        switch files[ObjectIdentifier(file)] {
        case nil: others.append(file)
        case .source(let file, _): outlined.append(file)
        case .unreadable(let error): unreadable.append(.unreadable(file.path, error))
        // It has become a generated file since it was sketched.
        case .generated, .sketched: break
        }
      }
      guard others.count < module.sketched.count else { return module }
      // What was outlined in part is so as a whole now.
      let paths = Set(outlined.map(\.path))
      let kept = module.files.filter { !paths.contains($0.path) }
      return module.with(
        files: (kept + outlined).sorted { $0.path < $1.path },
        sketched: others)
    }
  }
}

extension FormerFiles {
  /// Reads the declarations of generated files.
  fileprivate static func reading(_ texts: some Collection<[UInt8]>) -> FormerFiles {
    FormerFiles(texts.compactMap { GeneratedText($0)?.outline })
  }
}

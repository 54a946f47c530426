import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Projects
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The changes that a run may do, by how much it has read.
///
/// A run over files or folders that belong to no project may know less than the one that wrote a
/// generated file: what it does not know is not taken away.
struct PartialRun {
  /// The changes that may be done.
  private(set) var changes: [Change] = []
  /// A warning for each file that is kept as it is.
  private(set) var diagnostics: [Diagnostic] = []

  private let coverage: FoundSources.Coverage
  private let modules: [SourceModule]

  /// - Parameters:
  ///   - coverage: How much was read of what belongs together.
  ///   - modules: What was read.
  init(
    allowing changes: [Change], _ coverage: FoundSources.Coverage, modules: [SourceModule]
  ) {
    self.coverage = coverage
    self.modules = modules
    for change in changes {
      let lost = coverage == .projects ? [] : unexplainedLosses(of: change)
      if lost.isEmpty {
        self.changes.append(change)
      } else {
        diagnostics.append(kept(change, lost))
      }
    }
  }

  /// The declarations that a change takes from a file, though nobody knows that it should.
  private func unexplainedLosses(of change: Change) -> [String] {
    guard let before = change.before else { return [] }
    let statements = Outline.statements(in: before)
    let lost = statements.conformances.subtracting(
      change.after.map { Outline.statements(in: $0).conformances } ?? []
    ).subtracting(statements.protocols).sorted()
    guard coverage == .folders else { return lost }
    let folder = Path.folder(of: change.path)
    let mayBeElsewhere = modules.contains { module in
      module.files.contains {
        Path.folder(of: $0.path) == folder && $0.importsModule(besides: Set(modules.map(\.name)))
      }
    }
    return mayBeElsewhere ? lost.filter { !isDeclared($0) } : []
  }

  /// Whether a module that was read declares the protocol of a conformance.
  private func isDeclared(_ statement: String) -> Bool {
    guard let name = statement.split(separator: ".").last.map(String.init) else { return true }
    return modules.contains { module in
      module.files.contains { $0.outline.declarations.contains { $0.name == name } }
        || module.sketched.contains { $0.sketch.names(.declared).contains(NameHash(name)) }
    }
  }

  private func kept(_ change: Change, _ lost: [String]) -> Diagnostic {
    let names = lost.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let others = lost.count > 3 ? " and \(lost.count - 3) more" : ""
    return Diagnostic(
      severity: .warning, id: .partialRun,
      message: "'\(change.path)' is kept as it is: this run has not read where \(names)\(others) "
        + (lost.count == 1 ? "comes" : "come") + " from",
      location: Location(path: change.path, line: 1, column: 1),
      notes: [
        Diagnostic.Note(
          coverage == .files
            ? "name the folder of the module, or run 'hasgen' in its project"
            : "name the folders of all modules, or list them as 'sources' in "
              + "\(Configuration.fileName); if the protocol is gone, delete the file")
      ])
  }
}

extension Outline {
  /// The protocols that a generated file declares and makes types conform to.
  fileprivate static func statements(
    in bytes: [UInt8]
  ) -> (protocols: Set<String>, conformances: Set<String>) {
    let outline = GeneratedText(bytes)?.outline ?? .empty
    let extensions = outline.declarations.filter { $0.kind == .extension }
    return (
      Set(outline.declarations.filter { $0.kind == .protocol }.map(\.name)),
      Set(extensions.flatMap(\.inheritedTypes).map(\.description))
    )
  }
}

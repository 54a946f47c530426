import Findings
import SwiftReading
import SwiftProgram

/// The Has-protocols that the containers' properties get. The generated files that declare them are
/// not read, so the graph has to be told.
package struct DeclaredProtocols: Sendable {
  private let drafts: [ProtocolDraft]
  /// What is wrong with properties that get protocols, in no particular order.
  package let diagnostics: [Diagnostic]
  /// The marked properties that get a protocol by their mark.
  private let marked: Set<Member.Key>

  /// - Parameters:
  ///   - table: The sources without any declared protocol.
  ///   - compositions: All that may be compositions in them.
  init(
    in table: SymbolTable, by rules: Rules, finder: ContainerFinder, compositions: [Composition]
  ) {
    guard !rules.declaringContainers.isEmpty else {
      drafts = []
      diagnostics = []
      marked = []
      return
    }
    let declarer = ProtocolDeclarer(
      table: table, rules: rules, finder: finder, compositions: compositions)
    drafts = declarer.drafts
    diagnostics = declarer.diagnostics
    marked = declarer.marked
  }

  /// Whether there are none.
  var isEmpty: Bool { drafts.isEmpty }

  /// The protocols that stand in a container's file.
  package func drafts(for container: Symbol) -> [ProtocolDraft] {
    let owner = Scope.Owner(module: container.module, path: container.path)
    return drafts.filter { $0.container == owner }
  }

  /// The modules with the protocols in them, each in the file of its property: what is written
  /// there, and how it is imported, is the same for both.
  func added(to modules: [SourceModule]) -> [SourceModule] {
    let byFile = Dictionary(grouping: drafts, by: \.file)
    var file = 0
    return modules.map { module in
      let files = module.files.map { source in
        defer { file += 1 }
        return byFile[file].map { source.adding($0.map(\.declaration)) } ?? source
      }
      return module.with(files: files)
    }
  }

  /// Whether a mark `// hasgen: has` at a property gives it a protocol.
  package func isUsed(_ property: Member.Key) -> Bool { marked.contains(property) }
}

extension SourceFile {
  /// The file with further declarations behind its own.
  func adding(_ declarations: [Declaration]) -> SourceFile {
    SourceFile(path: path, outline: outline.adding(declarations))
  }
}

import Findings
import SwiftReading
import SwiftProgram

/// The Has-protocols that the containers' properties get. The generated files that declare them are
/// not read, so the graph has to be told.
package struct DeclaredProtocols: Sendable {
  private let drafts: [ProtocolDraft]
  private let ownDiagnostics: [Diagnostic]
  private let marked: Set<Member.Key>

  /// - Parameters:
  ///   - table: The sources without any declared protocol.
  ///   - compositions: All that may be compositions in them.
  init(
    in table: SymbolTable, by rules: Rules, finder: ContainerFinder, compositions: [Composition]
  ) {
    guard !rules.declaringContainers.isEmpty else {
      drafts = []
      ownDiagnostics = []
      marked = []
      return
    }
    let declarer = ProtocolDeclarer(
      table: table, rules: rules, finder: finder, compositions: compositions)
    drafts = declarer.drafts
    ownDiagnostics = declarer.diagnostics
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

  // MARK: What is wrong

  /// The diagnostics about properties and marks, in no particular order.
  ///
  /// - Parameter models: The containers.
  package func diagnostics(in table: SymbolTable, models: [NominalType]) -> [Diagnostic] {
    let idle = table.directedDeclarations.filter { declaration, file in
      declaration.mark != nil && !marked.contains(Member.Key(declaration, inFile: file))
    }
    guard !idle.isEmpty else { return ownDiagnostics }
    var owners: [Member.Key: String] = [:]
    for model in models {
      for member in model.ownMembers where member.declaration.isProperty {
        owners[member.key] = model.symbol.path
      }
    }
    return ownDiagnostics
      + idle.compactMap { declaration, file in
        declaration.mark.map { mark in
          let place = Member.Key(declaration, inFile: file)
          let cause = owners[place].map { IdleMark.Cause.isNotAsked(container: $0) } ?? .misplaced
          let location = table.location(file: file, offset: mark.offset)
          return IdleMark(cause: cause, location: location).diagnostic
        }
      }
  }
}

extension SourceFile {
  /// The file with further declarations behind its own.
  func adding(_ declarations: [Declaration]) -> SourceFile {
    SourceFile(path: path, outline: outline.adding(declarations))
  }
}

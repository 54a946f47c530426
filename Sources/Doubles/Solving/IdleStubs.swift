import DependencyGraph
import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// Marks that ask for a stub where nobody could put it.
struct IdleStubs {
  /// The findings about them.
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - found: The services that some test target has a stub of, or was told that it cannot.
  ///   - tested: The modules that are tested, by index.
  init(besides found: Set<SymbolID>, testing tested: Set<Int>, table: SymbolTable, rules: Rules) {
    // A target that names none is for the one of its name, or for the only one: where not all are
    // read, nobody knows whether there is one.
    let isDecided = rules.tests.allSatisfy { target in
      !target.modules.isEmpty
        || target.defaultModule.map {
          target.readModules == nil || table.moduleIndices[$0] != nil
        } == true
    }
    let marks = Set(found.flatMap { table[$0].sites }.map { ObjectIdentifier($0.declaration) })
    for (declaration, file) in table.directedDeclarations {
      for directive in declaration.directives where directive.name == "stub" {
        let place = table.location(file: file, offset: directive.offset)
        let module = table.files[file].module
        let cause: IdleStub.Cause? =
          if declaration.kind != .protocol {
            .misplaced
          } else if rules.tests.isEmpty {
            .noTests
          } else if !tested.contains(module), isDecided,
            !marks.contains(ObjectIdentifier(declaration))
          {
            .untested(module: table.modules[module].name)
          } else {
            nil
          }
        if let cause {
          findings.append(Finding(IdleStub(cause: cause, location: place).diagnostic))
        }
      }
    }
  }
}

import DependencyGraph
import Findings
import Roles
import SwiftProgram

/// The modules that a test target tests.
struct TestedModules {
  /// The modules by index; those that were not read are left out.
  private(set) var all: [Int] = []
  /// The findings about names in the configuration that do not exist.
  private(set) var findings: [Finding] = []

  init(of target: TestTarget, in table: SymbolTable) {
    guard target.modules.isEmpty else {
      for name in target.modules {
        if let found = table.moduleIndices[name.text] {
          all.append(found)
        } else if target.readModules == nil {
          findings.append(
            Finding(UnknownTests(module: name, known: table.modules.map(\.name)).diagnostic))
        }
      }
      return
    }
    if let found = target.defaultModule.flatMap({ table.moduleIndices[$0] }) {
      all = [found]
    } else if target.readModules == nil {
      if table.modules.count == 1 {
        all = [0]
      } else {
        findings.append(Finding(UnknownTests(of: target).diagnostic))
      }
    }
  }
}

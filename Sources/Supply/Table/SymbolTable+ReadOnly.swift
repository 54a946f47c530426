import Findings
import SwiftProgram

extension SymbolTable {
  /// True if a module belongs to a package that generates its own files.
  package func isReadOnly(_ module: Int) -> Bool { modules[module].settings.isReadOnly }

  /// True if something is wrong with sources of which another run tells; but for what their
  /// consumers need, which containers of this one may lack.
  package func isOfReadOnlyModule(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id != .unmetDependency, let path = diagnostic.location?.path else {
      return false
    }
    return modules.contains { module in
      module.settings.isReadOnly && module.files.contains { $0.path == path }
    }
  }
}

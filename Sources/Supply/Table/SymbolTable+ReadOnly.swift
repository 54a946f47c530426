import Findings
import SwiftProgram

extension SymbolTable {
  /// True if a module belongs to a package that generates its own files.
  package func isReadOnly(_ module: Int) -> Bool { modules[module].settings.isReadOnly }

  /// True if a diagnostic is about a package that generates its own files, so that another run
  /// reports it. False for unmet dependencies: containers of this run may have to supply them.
  package func isOfReadOnlyModule(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id != .unmetDependency, let path = diagnostic.location?.path else {
      return false
    }
    return modules.contains { module in
      module.settings.isReadOnly && module.files.contains { $0.path == path }
    }
  }
}

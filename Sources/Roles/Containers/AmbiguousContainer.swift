import Findings
import SwiftReading
import SwiftProgram

/// The name of a configured container for which no module is given, although types in several
/// modules have this name.
package struct AmbiguousContainer: Sendable {
  let name: String
  /// The types, in the order of the modules.
  private let types: [SymbolID]

  /// All ambiguous names of the configuration.
  static func all(in table: SymbolTable, by rules: Rules) -> [AmbiguousContainer] {
    rules.choices.all.filter { $0.module == nil && $0.isMoreThanAName }.compactMap { choice in
      // A choice with a module applies to the type in that module.
      let types = table.ids(choice.name).filter { id in
        table.canBeContainer(id) && !table.modules[table[id].module].settings.isReadOnly
          && table.choice(for: id, by: rules)?.module == nil
      }
      let isOfSeveral = Set(types.map { table[$0].module }).count > 1
      return isOfSeveral ? AmbiguousContainer(name: choice.name, types: types) : nil
    }
  }

  /// The error, without the location in the configuration.
  package func diagnostic(in table: SymbolTable) -> Diagnostic {
    let modules = types.map { table.modules[table[$0].module].name }
    let cure = modules.map { "'\"module\": \"\($0)\"'" }.joined(separator: " or ")
    return Diagnostic(
      severity: .error, id: .ambiguousContainer,
      message: "'\(name)' may be the container of "
        + modules.map { "'\($0)'" }.joined(separator: " or of "), location: nil,
      notes: [Diagnostic.Note("add \(cure) beside its name")]
        + zip(types, modules).map { id, module in
          Diagnostic.Note("'\(name)' of '\(module)' is declared here", at: table.location(of: id))
        })
  }
}

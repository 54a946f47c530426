import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The modules that were not read and that compositions seem to need, each told once.
struct UnreadModules {
  private let names: [UnreadName]
  private let table: SymbolTable

  init(_ names: [UnreadName], in table: SymbolTable) {
    self.names = names
    self.table = table
  }

  /// The notes, in no particular order: for as few modules as may declare all names.
  func diagnostics() -> [Diagnostic] {
    let places = Dictionary(grouping: names, by: \.name)
    // Whoever declares a name is imported wherever it is written.
    let origins = places.mapValues { places in
      let modules = places.map { Set($0.imports.map(\.module)) }
      let common = modules.dropFirst().reduce(modules[0]) { $0.intersection($1) }
      return common.isEmpty ? modules.reduce([]) { $0.union($1) } : common
    }
    var groups: [(modules: Set<String>, names: [String])] = []
    for (name, modules) in origins.sorted(by: {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }) {
      if let known = groups.firstIndex(where: { $0.modules.isSubset(of: modules) }) {
        groups[known].names.append(name)
      } else if let known = groups.firstIndex(where: { !$0.modules.isDisjoint(with: modules) }) {
        groups[known].modules.formIntersection(modules)
        groups[known].names.append(name)
      } else {
        groups.append((modules, [name]))
      }
    }
    return groups.compactMap { group in
      let all = group.names.sorted()
      let written = all.flatMap { places[$0] ?? [] }
      return diagnostic(for: group.modules.sorted(), all, written: written)
    }
  }

  private func diagnostic(
    for modules: [String], _ names: [String], written: [UnreadName]
  ) -> Diagnostic? {
    guard let place = written.filter({ $0.name == names[0] }).map(place).min() else { return nil }
    let imports = written.flatMap { written in
      written.imports.filter { $0.module == modules[0] }.map {
        table.location(file: written.file, offset: $0.nameRange.lowerBound)
      }
    }
    return UnreadModule(
      modules: modules, names: names,
      location: modules.count == 1 ? imports.min() ?? place : place, place: place
    ).diagnostic
  }

  private func place(of name: UnreadName) -> Location {
    table.location(file: name.file, offset: name.offset)
  }
}

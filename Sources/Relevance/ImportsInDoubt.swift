import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The imports that only sketched files may hold, and that decide what a container's module sees or
/// how its generated file imports it.
struct ImportsInDoubt {
  /// By a container's module: the names of modules that one of its files may import.
  private let names: [Int: Set<NameHash>]
  /// The names of all modules; empty where there is one, which has no other to see.
  private let modules: Set<NameHash>

  init(table: SymbolTable, relevant: RelevantSymbols, rules: Rules) {
    var names: [Int: Set<NameHash>] = [:]
    for container in relevant.containers {
      let symbol = table[container]
      // Beside an import that states its access, those of other files count.
      for site in symbol.sites {
        for item in table.files[site.scope.file].source.outline.imports
        where item.statesAccess && table.moduleIndices[item.module] == nil {
          names[symbol.module, default: []].insert(NameHash(item.module))
        }
      }
      let choice = table.choice(for: container, by: rules)
      // What forwards names the types of all that its protocols ask for, a declared protocol that of
      // its property, and overriding those of the members, wherever they are declared.
      let namesTypes =
        choice?.byReference == true || choice?.declareProtocols != nil
        || choice?.isOverridable == true || choice?.isWired == true
        || relevant.children.contains(container) || !relevant.buildable.isEmpty
      let others = namesTypes ? Set(table.modules.indices) : relevant.modules
      for other in others where other != symbol.module {
        // An import of the container's own file settles both, but for the access that one needs
        // beside those of other files.
        let own = symbol.sites.first.flatMap { table.files[$0.scope.file].imports[other] } ?? []
        guard !own.contains(where: { $0.conditions.isEmpty && !$0.statesAccess }) else { continue }
        let bringing = table.modulesBringing(other)
        names[symbol.module, default: []].formUnion(bringing.map { NameHash($0) })
      }
    }
    // Doubles name types of whatever their module imports.
    for module in rules.tests.isEmpty ? 0..<0 : table.modules.indices {
      for other in table.modules.indices where other != module {
        names[module, default: []].formUnion(table.modulesBringing(other).map { NameHash($0) })
      }
    }
    self.names = names
    modules = table.modules.count < 2 ? [] : Set(table.modules.map { NameHash($0.name) })
  }

  /// Whether a file of a module may hold one of the imports.
  func mayBring(_ sketch: Sketch, inModule module: Int) -> Bool {
    // Such an import brings more than any other of the same module.
    if sketch.hasTestableImports, sketch.hasName(.imported, where: modules.contains) {
      return true
    }
    guard let names = names[module] else { return false }
    return sketch.hasName(.imported, where: names.contains)
  }
}

import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The test targets of a folder and what they test together: they share the names of their doubles.
struct TestedFolder {
  /// The modules that are tested there, by index.
  let modules: Set<Int>
  /// The services that a target names, and that belong to a module which another one tests.
  private let ofOthers: [Int: Set<String>]

  /// - Parameter targets: The targets of the folder, with the modules that each tests.
  init(_ targets: [(target: TestTarget, modules: [Int])], in table: SymbolTable) {
    modules = Set(targets.flatMap(\.modules))
    var homes: [String: Set<Int>] = [:]
    let asked = Set(targets.flatMap(\.target.services).map(\.text))
    for id in table.allIDs
    where table[id].kind == .protocol && asked.contains(table[id].path)
      && modules.contains(table[id].module)
    {
      homes[table[id].path, default: []].insert(table[id].module)
    }
    var ofOthers: [Int: Set<String>] = [:]
    for (target, modules) in targets {
      for name in target.services.map(\.text) {
        let all = homes[name] ?? []
        guard all.isDisjoint(with: modules) else { continue }
        for home in all { ofOthers[home, default: []].insert(name) }
      }
    }
    self.ofOthers = ofOthers
  }

  /// The services that are asked for by name in the file of a module.
  func names(in module: Int, of target: TestTarget) -> Set<String> {
    Set(target.services.map(\.text)).union(ofOthers[module] ?? [])
  }
}

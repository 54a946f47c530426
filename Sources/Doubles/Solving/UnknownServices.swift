import DependencyGraph
import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// The services that a test target's configuration names, and that its modules do not see.
struct UnknownServices {
  /// The findings about them.
  let findings: [Finding]

  /// - Parameter modules: The modules that the target tests, by index.
  init(of target: TestTarget, in modules: [Int], table: SymbolTable) {
    guard target.readModules == nil else {
      findings = []
      return
    }
    let protocols = table.allIDs.filter { table[$0].kind == .protocol }
    let seen = protocols.filter { id in
      modules.contains(table[id].module)
        || modules.contains { table.isVisible(id, fromModule: $0) }
    }
    let known = Set(seen.map { table[$0].path })
    findings = target.services.filter { !known.contains($0.text) }.map { name in
      let elsewhere = protocols.first {
        table[$0].path == name.text && table[$0].access > .fileprivate
      }
      let told =
        elsewhere.map { id in
          UnknownTests(
            service: name, of: table.modules[table[id].module].name, access: table[id].access,
            unseenFrom: modules.map { table.modules[$0].name })
        } ?? UnknownTests(service: name, known: seen.map { table[$0].path })
      return Finding(told.diagnostic)
    }
  }
}

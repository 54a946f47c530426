import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

extension LintRule {
  /// A child container with a member that has the name of a parent's requirement and another type.
  static let shadowedDependency = LintRule(id: .shadowedDependency, level: .warning) { app in
    let table = app.table
    let supply = app.supply
    return supply.containers.flatMap { child -> [Diagnostic] in
      let parents = (supply.scopes.parents[child.id] ?? []).compactMap(\.container)
        .compactMap(supply.container)
      guard !parents.isEmpty else { return [] }
      return child.ownMembers.filter(\.declaration.isStoredInValues).compactMap { member in
        let name = member.declaration.baseName
        for id in supply.protocols where !supply.has(id, child) {
          guard let parent = parents.first(where: { supply.has(id, $0) }),
            let requirement = table.requirements(of: id, seenFrom: child.module)
              .requirements.first(where: {
                $0.declaration.isProperty && $0.declaration.baseName == name
              }), let asked = requirement.declaration.type,
            let own = member.declaration.type,
            table.resolved(asked, in: requirement.scope)
              != table.resolved(own, in: table.bodyScope(of: member.site, in: member.owner))
          else { continue }
          return Diagnostic(
            .shadowedDependency,
            "'\(name)' of '\(child.symbol.path)' hides '\(name)' of its parent "
              + "'\(parent.symbol.path)', but has another type",
            at: table.location(of: member),
            notes: Note("give it another name, or the type of '\(table[id].path)'"))
        }
        return nil
      }
    }
  }
}

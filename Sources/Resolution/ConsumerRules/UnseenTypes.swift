import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension ConformanceChecks {
  /// The types of containers' members that are declared in modules which the members' files do not
  /// import: that the members are no witnesses comes of it.
  func unseenTypes() -> [UnknownName] {
    graph.supply.candidates.filter { !graph.isHad($0) }.flatMap { candidate in
      misses(of: candidate).compactMap(unseenType).map { type in
        var type = type
        type.lacking = [table[candidate].path]
        return type
      }
    }
  }

  /// The type of a member that is no witness since its file does not see the type.
  func unseenType(of miss: NearMiss) -> UnknownName? {
    let file = miss.member.site.scope.file
    guard miss.fault == .differentType, let type = miss.member.declaration.type,
      !table.importsUnreadModule(file)
    else { return nil }
    let scope = table.bodyScope(of: miss.member.site, in: miss.member.owner)
    for name in type.allNames {
      guard case .external(let external) = table.meaning(of: name, in: scope),
        let id = table.ids(external).first(where: { !table.isVisible($0, from: scope) })
      else { continue }
      return UnknownName(
        name: external, location: table.location(file: file, offset: name.offset),
        cause: .invisible(table.whyInvisible(id, from: scope)))
    }
    return nil
  }
}

import SwiftOutline
import SwiftProgram

extension TypeCatalog {
  /// What an extension asks of a type's generic arguments, if they are not known to be so.
  func constraint(
    of site: Site, notMetBy arguments: [TypeSyntax], for generics: [String]
  ) -> String? {
    guard site.declaration.kind == .extension else { return nil }
    let header = site.declaration.type.flatMap { type -> [TypeSyntax]? in
      if case .name(let name) = type { name.components.last?.arguments } else { nil }
    }
    if let header, !header.isEmpty {
      let resolved = header.map { table.resolved($0, in: site.headerScope).normalized }
      guard resolved == arguments else { return site.declaration.name }
    }
    let known = Dictionary(zip(generics, arguments)) { first, _ in first }
    let clause = site.declaration.whereClause
    let isMet = clause.allSatisfy { self.isMet($0, by: known, in: site.headerScope) }
    return isMet ? nil : clause.listText
  }

  /// Whether generic arguments are as a requirement of a `where` clause has them.
  private func isMet(
    _ requirement: GenericRequirement, by arguments: [String: TypeSyntax], in scope: Scope
  ) -> Bool {
    guard let argument = arguments[requirement.subject.description] else { return false }
    let other = table.resolved(requirement.type, in: scope).normalized
    if requirement.isSameType { return other == argument }
    guard let id = id(of: argument), let wanted = self.id(of: other) else { return false }
    let kinship = table.kinship(of: id)
    return kinship.protocols[wanted] != nil || kinship.superclasses.contains(wanted)
  }
}

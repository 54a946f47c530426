import SwiftReading
import SwiftProgram

/// The requirements that generic arguments have to meet.
extension TypeCatalog {
  /// The `where` clause of an extension, if a type's generic arguments are not known to meet it.
  func constraint(
    of site: Site, notMetBy arguments: [TypeSyntax], for generics: [String]
  ) -> String? {
    guard site.declaration.kind == .extension else { return nil }
    guard isOfArguments(site, arguments) else { return site.declaration.name }
    let known = Dictionary(zip(generics, arguments)) { first, _ in first }
    let clause = site.declaration.whereClause
    let isMet = clause.allSatisfy { self.isMet($0, by: known, in: site.headerScope) == true }
    return isMet ? nil : clause.listText
  }

  /// The reason why a type that conforms to a protocol is none that is asked for: `any Store<Order>`.
  /// `nil` where there is none, as far as the sources say.
  func reasonNotToImplement(_ type: TypeSyntax, by id: SymbolID) -> RejectedProvider.Reason? {
    mismatch(of: id, with: type) ?? unmetRequirement(of: id, implementing: type)
  }

  /// The requirement that keeps a type from implementing another one, since the generic arguments
  /// that follow from this are known not to meet it: `Entity: Codable` of `SQLStore<Entity>` as
  /// `any Store<Order>`. `nil` where nothing does, as far as the sources say.
  private func unmetRequirement(
    of id: SymbolID, implementing type: TypeSyntax
  ) -> RejectedProvider.Reason? {
    let names = table[id].genericNames
    guard let arguments = arguments(of: id, implementing: type) else { return nil }
    let known = Dictionary(zip(names, arguments)) { first, _ in first }
    let supplying = table[id].extensions.filter { $0.isConstrained && supplies($0, type) }
    for site in table[id].sites + supplying {
      let declaration = site.declaration
      if site.isConstrained, !isOfArguments(site, arguments) { continue }
      let requirements =
        declaration.kind == .extension ? declaration.whereClause : declaration.genericRequirements
      for requirement in requirements
      where isMet(requirement, by: known, in: site.headerScope) == false {
        guard let argument = known[requirement.subject.description] else { continue }
        return .asksMore(of: text(of: argument), requirement.description)
      }
    }
    return nil
  }

  /// Whether an extension makes its type conform to what another one is composed of.
  private func supplies(_ site: Site, _ type: TypeSyntax) -> Bool {
    let named = site.declaration.inheritedTypes.flatMap {
      table.expand($0, in: site.headerScope).symbols
    }
    let asked = parts(of: type).compactMap(id(of:))
    return named.contains { name in
      asked.contains { $0 == name || table.supertypeClosure(of: name).protocols[$0] != nil }
    }
  }

  /// Whether an extension of `Box<Int>` is one of the type with these arguments.
  private func isOfArguments(_ site: Site, _ arguments: [TypeSyntax]) -> Bool {
    guard case .name(let name)? = site.declaration.type,
      let header = name.components.last?.arguments, !header.isEmpty
    else { return true }
    return header.map { table.resolved($0, in: site.headerScope).normalized } == arguments
  }

  /// Whether generic arguments meet a requirement; `nil` where a type that is not read has a say.
  private func isMet(
    _ requirement: GenericRequirement, by arguments: [String: TypeSyntax], in scope: Scope
  ) -> Bool? {
    guard let argument = arguments[requirement.subject.description] else { return nil }
    let other = table.resolved(requirement.type, in: scope).substituting(arguments).normalized
    guard requirement.isSameType else { return meets(argument, other) }
    if other == argument { return true }
    return id(of: other) != nil && id(of: argument) != nil ? false : nil
  }
}

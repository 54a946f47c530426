import SwiftOutline

extension SourceChecks {
  /// An undeclared protocol that a container's property could get.
  func explainedByProperty(_ unknown: UnknownName) -> UnknownName {
    switch unknown.cause {
    case .undeclared, .undeclaredFor: break
    default: return unknown
    }
    for model in models where model.access > .fileprivate {
      let choice = rules.declareProtocols[model.symbol.path]
      // All that can get one has it.
      guard choice?.selection != .all, choice?.naming != .type else { continue }
      for member in model.ownMembers where canGetProtocol(member, of: unknown.name, in: model) {
        let location = table.location(of: member.declaration, inFile: member.site.scope.file)
        return UnknownName(
          name: unknown.name, location: unknown.location,
          cause: .ofProperty(
            NamedType(name: member.declaration.baseName, location: location),
            container: model.symbol.path, isByMark: choice != nil))
      }
    }
    return unknown
  }

  private func canGetProtocol(
    _ member: ContainerMember, of name: String, in model: ContainerModel
  ) -> Bool {
    let declaration = member.declaration
    guard declaration.isProperty, !declaration.isStatic, member.access > .fileprivate,
      rules.protocols.name(for: declaration.baseName) == name
    else { return false }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let type = (declaration.type ?? declaration.calledType)
      .flatMap { table.symbol(for: $0, in: scope) }
    let isParent = type.map { id in
      models.contains { $0.id == id || $0.id == table.underlying(id) }
    }
    return isParent != true
      && KnownRequirements(for: model, in: table, by: rules).name(ofProtocolFor: member) == nil
  }
}

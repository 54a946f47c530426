import Roles
import SwiftReading
import SwiftProgram

extension SourceChecks {
  /// Returns the names; an undeclared protocol that a container's property could get is explained
  /// by that property.
  func explainedByProperties(_ unknown: [UnknownName]) -> [UnknownName] {
    let isUndeclared = unknown.map { name in
      switch name.cause {
      case .undeclared, .undeclaredFor: true
      default: false
      }
    }
    guard isUndeclared.contains(true) else { return unknown }
    let properties = unaskedProperties
    return zip(unknown, isUndeclared).map { name, isUndeclared in
      guard isUndeclared,
        let found = properties[name.name]?.first(where: { canGetProtocol($0.member, in: $0.model) })
      else { return name }
      let declaration = found.member.declaration
      let location = table.location(of: declaration, inFile: found.member.site.scope.file)
      return UnknownName(
        name: name.name, location: name.location,
        cause: .ofProperty(
          NamedType(name: declaration.baseName, location: location),
          container: found.model.symbol.path,
          isByMark: table.choice(for: found.model.id, by: rules)?.declareProtocols != nil))
    }
  }

  /// The properties of containers by the names of the protocols that they would get.
  private var unaskedProperties: [String: [(member: Member, model: NominalType)]] {
    var found: [String: [(member: Member, model: NominalType)]] = [:]
    for model in models where model.access > .fileprivate {
      let choice = table.choice(for: model.id, by: rules)?.declareProtocols
      // All that can get one has it.
      guard choice?.selection != .all, choice?.naming != .type else { continue }
      for member in model.ownMembers
      where member.declaration.isProperty && !member.declaration.isStatic
        && member.access > .fileprivate
      {
        guard let name = rules.protocols.name(for: member.declaration.baseName) else { continue }
        found[name, default: []].append((member, model))
      }
    }
    return found
  }

  private func canGetProtocol(_ member: Member, in model: NominalType) -> Bool {
    let declaration = member.declaration
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

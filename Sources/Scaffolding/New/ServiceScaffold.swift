import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// A service as the user asks for it.
package struct ServiceRequest: Sendable {
  package let name: String
  /// The name of its protocol; `nil` for one like its neighbours'.
  package let protocolName: String?
  /// The container that gets it; `nil` for the only one.
  package let container: String?

  package init(name: String, protocolName: String? = nil, container: String? = nil) {
    self.name = name
    self.protocolName = protocolName
    self.container = container
  }
}

/// A new service: what is written for it, and into which container.
package struct ServiceScaffold: Sendable {
  package let name: String
  package let names: ServiceNames
  /// Whether the service's protocol refines `Sendable`, since the container is `Sendable`.
  package let isSendable: Bool
  /// Whether its types say that they are not isolated.
  package let isNonisolated: Bool
  /// The global actor of the Has-protocol; `nil` for none, and for the module's own default.
  package let globalActor: String?
  /// Whether hasgen declares the Has-protocol, so that nobody writes it.
  package let isProtocolGenerated: Bool
  /// The container's name.
  package let container: String
  package let property: ContainerProperty
  /// The folder for the new file.
  package let folder: String
}

extension KnownSources {
  /// The scaffold of a new service.
  ///
  /// - Throws: Errors if names or the container do not allow it.
  package func service(_ request: ServiceRequest) throws(ScaffoldError) -> ServiceScaffold {
    let name = try NewTypeName(request.name)
    let models = finder.containers(among: compositions).models
    let container = try ContainerPick(table: table, models: models)
      .container(named: request.container)
    let module = container.symbol.module
    if rules.protocols.fits(name.text), let stem = rules.protocols.stem(of: name.text) {
      throw ScaffoldError(
        "'\(name.text)' is the name of a Has-protocol", id: .invalidName,
        cure: "name the service itself: 'hasgen new service \(stem)'")
    }
    let choice = table.choice(for: container.id, by: rules)?.declareProtocols
    let declaring = choice.flatMap { $0.selection == .all ? $0 : nil }
    let names = try names(of: name, request, in: module, declaring)
    try checkAreFree([name.text] + names.types, in: module)
    try checkIsFree(names.property, in: container)

    let property = ContainerProperty(of: container, in: table, by: rules)
    let standard = table.modules[module].settings.defaultActor
    let path = table.files[container.symbol.sites[0].scope.file].source.path
    return ServiceScaffold(
      name: name.text, names: names, isSendable: isShared(container),
      isNonisolated: standard != nil && container.isolation != standard,
      globalActor: property.isFree ? nil : container.isolationOfOthers,
      isProtocolGenerated: declaring != nil,
      container: container.symbol.path, property: property,
      folder: table.folderOfHasProtocols(in: module, besides: models, by: rules) ?? path.folderPath)
  }

  /// Whether all that a container stores is to be shared: it says so, or is a struct that may be
  /// without a word.
  private func isShared(_ container: NominalType) -> Bool {
    if container.isSendable { return true }
    let site = container.symbol.sites[0]
    let type = TypeSyntax.name(TypeName(path: container.symbol.path))
    return container.kind == .struct
      && table.sendability(of: type, in: site.scope) != .notSendable
  }

  // MARK: Names

  private func names(
    of name: NewTypeName, _ request: ServiceRequest, in module: Int,
    _ declaring: ProtocolDeclaring?
  ) throws(ScaffoldError) -> ServiceNames {
    let asked = try request.protocolName.map { (name) throws(ScaffoldError) in
      try NewTypeName(name).text
    }
    let service =
      asked ?? table.serviceNaming(in: module, by: rules)?.name(for: name.text)
      ?? ServiceNaming.gerund.name(for: name.text) ?? name.text + "Protocol"
    let property = name.text.withSmallStart
    let hasProtocol =
      switch declaring?.naming {
      case .property: rules.protocols.name(for: property)
      case .type: rules.protocols.name(for: service)
      case nil: table.hasProtocolName(for: name.text, in: module, by: rules)
      }
    guard let hasProtocol else {
      throw ScaffoldError(
        "a Has-protocol for '\(name.text)' would have a name that 'protocols' in .hasgen.json "
          + "leaves out", id: .invalidName, cure: "take another name for the service")
    }
    return ServiceNames(
      service: service, hasProtocol: hasProtocol, implementation: "Default\(name.text)",
      property: property.asIdentifier)
  }

  /// Refuses names that a module sees already.
  func checkAreFree(_ names: [String], in module: Int) throws(ScaffoldError) {
    var told: Set<String> = []
    let diagnostics = names.filter { told.insert($0).inserted }.compactMap { name in
      table.idsByPath[name]?.first { table.isVisible($0, fromModule: module) }.map { id in
        Diagnostic(
          severity: .error, id: .nameTaken, message: "'\(name)' is declared already",
          location: table.location(of: id),
          notes: [Diagnostic.Note("take another name, or remove this declaration")])
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
  }

  private func checkIsFree(
    _ property: String, in container: NominalType
  ) throws(ScaffoldError) {
    let name = property.withoutNeedlessBackticks
    guard let member = container.members(named: name).first else { return }
    throw ScaffoldError(
      "'\(container.symbol.path)' has a member '\(name)' already", id: .nameTaken,
      at: table.location(of: member),
      cure: "take another name for the service")
  }
}

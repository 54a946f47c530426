import HasgenProgram
import HasgenReading

/// Finds the conformances of a container's `Reference`.
package struct ReferenceSolver {
  /// The class; `nil` if the container cannot be held by reference.
  package private(set) var reference: Reference?
  /// The imports that the generated file needs for the function.
  package private(set) var imports: Set<NeededImport> = []
  /// The Has-protocols to which the class conforms, with the conditions.
  private(set) var protocols: [SymbolID: ConditionSet] = [:]
  /// The conformances, or the class itself, that the user has to write.
  package private(set) var findings: [LeftToYou] = []

  private let supply: SupplyTable
  private let container: NominalType

  private var table: SymbolTable { supply.symbols }

  package init(for container: NominalType, supply: SupplyTable) {
    self.supply = supply
    self.container = container
    if let reason = reasonForNone {
      findings = [
        leftToYou(
          ReferenceDeclaration.makerName, reason,
          cure: "remove '\"byReference\": true' from '.hasgen.json'")
      ]
      return
    }
    let generated = supply.conformances(toGenerateFor: container)
    let spelling = TypeSpelling(
      table: table, container: container, protocols: generated.map(\.protocolID))
    let holder = holder
    var items: [Conformance] = []
    for conformance in allConformances(adding: generated) {
      let id = conformance.protocolID
      do throws(Obstacle) {
        items.append(try implementation(of: conformance, through: holder, spelling))
        protocols[id] = conformance.condition
      } catch {
        // A protocol that no consumer needs is left out without a finding.
        guard supply.needs[id] != nil else { continue }
        findings.append(
          leftToYou(
            table[id].path, error.words, type: ".\(ReferenceDeclaration.name)",
            cure: error.cure
              ?? "pass the '\(container.path)' itself where '\(table[id].path)' is needed"))
      }
    }
    items.sort { ($0.name, $0.protocolID) < ($1.name, $1.protocolID) }
    reference = Reference(
      access: container.access.prefix, availability: Set(container.availability).sorted(),
      condition: container.condition.text, globalActor: container.isolationOfOthers,
      isSendable: isSendable, holder: holder,
      conformances: Implementation(of: items, in: container, table: table).conformances)
    imports = items.reduce(
      into: table.imports(of: spelling, inFile: container.file).imports
    ) { $0.formUnion($1.imports) }
  }

  /// The reason why the container cannot be held by reference; `nil` for none.
  private var reasonForNone: String? {
    if container.isClassBound { return "it is a reference already" }
    if container.kind != .struct { return "it is no struct" }
    if container.isNoncopyable { return "it cannot be copied" }
    let taken = container.ownMembers.map(\.declaration).first {
      [ReferenceDeclaration.name, ReferenceDeclaration.makerName].contains($0.baseName)
        && !ReferenceDeclaration.isAdded($0)
    }
    return taken.map { "it has its own '\($0.baseName)'" }
  }

  /// True if the container is not isolated, and is `Sendable` for all generic arguments.
  private var isSendable: Bool {
    container.isSendable && container.isolation == nil
      && !container.symbol.extensions.contains { site in
        !site.whereClause(asOf: container.symbol).isEmpty
          && site.declaration.inheritedTypes.contains { $0.description == "Sendable" }
      }
  }

  private func leftToYou(
    _ what: String, _ reason: String, type: String = "", cure: String
  ) -> LeftToYou {
    LeftToYou(
      what: what, container: container.path + type, reason: reason, cure: cure,
      location: table.location(of: container.id))
  }

  /// The name of the property that stores the copy: `container`, or `_container` if a Has-protocol
  /// has a member `container`.
  private var holder: String {
    let isTaken = supply.protocols.contains { id in
      table[id].sites.contains { site in
        site.declaration.members.contains { $0.baseName == "container" }
      }
    }
    return isTaken ? "_container" : "container"
  }

  /// The conformances of the container to Has-protocols and umbrellas, by hand or generated.
  private func allConformances(adding generated: [Conformance]) -> [Conformance] {
    // A conformance by hand may have a condition; the class conforms under both.
    let known = Set(generated.map(\.protocolID)).subtracting(container.conformed.keys)
    let module = container.module
    let byHand = (supply.protocols + supply.umbrellas.keys.sorted()).filter { id in
      !known.contains(id) && table[id].access > .fileprivate
        && table.isVisible(id, fromModule: module)
    }
    return generated.filter { known.contains($0.protocolID) }
      + byHand.compactMap { id in
        let condition = supply.condition(of: id, in: container)
        guard !condition.isNever, !table.conformsOnlyUnderClause(container, to: id) else {
          return nil
        }
        return Conformance(
          to: id, of: container, if: condition.and(table[id].condition), in: table)
      }
  }

  private func implementation(
    of conformance: Conformance, through holder: String, _ spelling: TypeSpelling
  ) throws(Obstacle) -> Conformance {
    let list = table.requirements(of: conformance.protocolID, seenBy: container)
    try list.checkConformance(of: container)
    if let inherited = list.externals.first(where: { $0.name != "AnyObject" }) {
      throw Obstacle("it inherits from '\(inherited.name)'")
    }
    let match = WitnessMatch(
      table: table, nominal: container, neededAccess: .private, asking: list)
    var implemented = conformance
    try implemented.implement(list, in: container, spelling, table: table) {
      requirement throws(Obstacle) in
      let wanted = requirement.declaration
      let source =
        supply.forwarded[container.id]?.sources[requirement.key]
        ?? WitnessSource(for: requirement, in: container, match)
      // The class gets the same default implementation.
      if requirement.hasDefault, source.implementation?.owner != container.id { return [] }
      try wanted.checkForwarding()
      if wanted.storage?.isSettable == true {
        throw Obstacle("'\(wanted.name)' would change the shared copy")
      }
      let kept = table.isolationFault(
        of: source, in: container, for: requirement, from: container.module)
      let actor = table.conformanceActor(
        of: container, for: requirement, isOfSendable: !list.sendableChain.isEmpty, dueTo: kept)
      if kept != nil, actor == nil {
        throw Obstacle("'\(wanted.name)' is isolated, and asked for without isolation")
      }
      return [
        ForwardingTarget(
          source: source, holder: holder, condition: conformance.condition, actor: actor,
          modules: [source.implementation?.site.scope.module, requirement.defaultModule]
            .compactMap(\.self))
      ]
    }
    return implemented
  }
}

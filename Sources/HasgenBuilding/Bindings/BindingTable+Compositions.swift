import HasgenGraph
import HasgenProgram
import HasgenReading

extension BindingTable {
  /// The plan for a requested composition: the container, a parent, or a generated struct; `nil` if
  /// the request is not for a composition.
  ///
  /// - Parameter selves: The members that are being built, which cannot be used as values.
  func composition(
    for request: ValueRequest, if condition: ConditionSet, besides selves: Set<String>
  ) throws(BuildingFailures) -> BuildPlan? {
    let parts = catalog.parts(of: request.plainType)
    let ids = parts.compactMap(catalog.id(of:))
    if isInside, parts.count == 1, let id = ids.first {
      if id == container.id { return .container(as: [id]) }
      if catalog.containerReferred(by: id) == container.id { return .member(reference(request)) }
    }
    guard ids.contains(where: { table.isOfComposition($0, by: catalog.rules) }) else { return nil }
    let isSendable = parts.contains { catalog.text(of: $0) == "Sendable" }
    guard isInside else {
      return try narrow(
        to: ids, isSendable: isSendable, for: request, if: condition, besides: selves)
    }
    var lacks = ids.filter {
      !self.condition(of: $0).holds(where: condition) && !container.superclasses.contains($0)
    }.map(lack)
    if isSendable, !container.isSendable {
      lacks.append(.lack(of: "Sendable", in: container.symbol.path, owner: nil))
    }
    guard lacks.isEmpty else { throw BuildingFailures(request, lacks) }
    return .container(as: ids)
  }

  /// The container's property that returns its `Reference`.
  private func reference(_ request: ValueRequest) -> Binding {
    let name = ReferenceDeclaration.makerName
    return Binding(
      name: name, type: request.type, expression: name,
      location: table.location(of: container.symbol.sites[0]), isolation: container.isolation,
      isOwn: true)
  }

  /// The condition under which the container conforms to a protocol.
  private func condition(of id: SymbolID) -> ConditionSet {
    if assumed.contains(id) { return table[id].condition }
    guard supply.umbrellas[id] != nil, container.conformed[id] == nil else {
      return supply.condition(of: id, in: container)
    }
    return supply.umbrellaCondition(of: id, in: container) { assumed.contains($0) }
  }

  private func lack(of id: SymbolID) -> Refusal {
    .lack(of: table[id].path, in: container.symbol.path, owner: supply.supplier(of: id))
  }

  /// The refusals of the protocols of a requested composition that neither the container nor one of
  /// its children has.
  func lacks(of request: ValueRequest) -> [Refusal] {
    let scopes = [container] + children
    return catalog.parts(of: request.plainType).compactMap(catalog.id(of:)).filter { id in
      table.isOfComposition(id, by: catalog.rules) && !scopes.contains { isMet(id, by: $0) }
    }.map(lack)
  }

  /// The children that conform to all parts of a composition. Children are not solved yet, so a
  /// child counts as conforming to what its parent, this container, conforms to.
  func children(satisfying request: ValueRequest) -> [SymbolID] {
    let ids = catalog.parts(of: request.plainType).compactMap(catalog.id(of:))
    return children.filter { child in ids.allSatisfy { isMet($0, by: child) } }.map(\.id)
  }

  private var children: [NominalType] {
    supply.containers.filter { child in
      supply.parents(of: child).contains { $0.container == container.id }
    }
  }

  private func isMet(_ id: SymbolID, by child: NominalType) -> Bool {
    if let parts = supply.umbrellas[id], child.conformed[id] == nil {
      return parts.allSatisfy { isMet($0, by: child) }
    }
    return supply.has(id, child) || supply.has(id, container) || assumed.contains(id)
  }

  // MARK: Before the container exists

  private func narrow(
    to ids: [SymbolID], isSendable: Bool, for request: ValueRequest, if condition: ConditionSet,
    besides selves: Set<String>
  ) throws(BuildingFailures) -> BuildPlan {
    if let parent = parent(having: ids) { return .member(parent) }
    var lacks: [Refusal] = []
    var fields: [NarrowComposition.Field] = []
    for id in ids {
      for requirement in table.requirements(of: id, seenFrom: container.module).requirements
      where !fields.contains(where: {
        $0.requirement.declaration.baseName == requirement.declaration.baseName
      }) {
        if let binding = binding(for: requirement, if: condition, besides: selves) {
          fields.append(NarrowComposition.Field(requirement: requirement, binding: binding))
        } else if !requirement.hasDefault {
          lacks.append(supply.has(id, container) ? early(requirement, of: id) : lack(of: id))
        }
      }
    }
    if isSendable
      || ids.contains(where: { table.supertypeClosure(of: $0).externals.contains("Sendable") })
    {
      lacks += fields.filter { catalog.isKnownNonSendable($0.binding.type) }.map {
        Refusal(
          .lacks,
          "'\($0.binding.name)' is not 'Sendable', as the composition has to be: make its "
            + "type 'Sendable', or ask for no 'Sendable'")
      }
    }
    guard lacks.isEmpty else { throw BuildingFailures(request, lacks) }
    return .narrow(NarrowComposition(protocols: ids, fields: fields))
  }

  /// The parent from which the container has all parts of a composition, unchanged; `nil` for none.
  private func parent(having ids: [SymbolID]) -> Binding? {
    let parent = supply.parents(of: container).first { parent in
      guard parent.condition.isAlways, case .container(let source) = parent.kind,
        let model = supply.container(source)
      else { return false }
      return ids.allSatisfy { id in
        guard supply.has(id, model), supply.source(of: id, in: container) == .parents,
          let members = supply.forwarding(of: id, by: container)?.members
        else { return false }
        return members.allSatisfy { $0.isForwarded(to: parent) }
      }
    }
    return parent.flatMap { parent in bindings.first { $0.isOwn && $0.name == parent.name } }
  }

  /// The member that satisfies a requirement before the container exists; `nil` if there is none.
  private func binding(
    for requirement: Requirement, if condition: ConditionSet, besides selves: Set<String>
  ) -> Binding? {
    guard let asked = Binding(requirement, in: table) else { return nil }
    let ofType = bindings.filter {
      $0.type == asked.type && !$0.isOfParent && $0.condition.holds(where: condition)
    }
    if let named = ofType.first(where: { $0.name == asked.name }) { return named }
    // A computed witness most likely returns another member under a second name.
    let others = ofType.filter { !selves.contains($0.name) }
    guard others.count == 1, !container.members(named: asked.name).isEmpty else { return nil }
    return others[0]
  }

  /// The refusal of a requirement that the container satisfies only once it exists.
  private func early(_ requirement: Requirement, of id: SymbolID) -> Refusal {
    let name = requirement.declaration.name
    let clause =
      requirement.declaration.isProperty
      ? Binding.tooEarly : "which is not there before the container is"
    return Refusal(
      .lacks, "'\(container.symbol.path)' has '\(table[id].path)' by '\(name)', \(clause)")
  }
}

extension ForwardedMember {
  /// True if the member forwards to a parent, and not to another one.
  package func isForwarded(to parent: Parent) -> Bool {
    target?.hasPrefix("\(parent.name).") == true
  }
}

extension TypeCatalog {
  /// The container of a `Reference` class; `nil` for any other type.
  func containerReferred(by id: SymbolID) -> SymbolID? {
    guard ReferenceDeclaration.isAdded(table[id].sites[0].declaration) else { return nil }
    return containers.keys.first {
      table[$0].module == table[id].module && table[$0].path == table[id].enclosingPath
    }
  }
}

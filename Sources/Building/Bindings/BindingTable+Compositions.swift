import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The answer to a request for a composition.
enum CompositionAnswer {
  /// The request is for none.
  case isNone
  case met(BuildPlan)
  case lacks([Refusal])
}

extension BindingTable {
  /// The value for a requested composition: the container, a parent, or a generated struct.
  ///
  /// - Parameter selves: The members that are being built, which are no sources.
  func answer(
    to request: ValueRequest, if condition: ConditionSet, besides selves: Set<String>
  ) -> CompositionAnswer {
    let parts = catalog.parts(of: request.plainType)
    let ids = parts.map(catalog.id(of:))
    if isInside, ids.count == 1, let id = ids[0] {
      if id == container.id { return .met(.container(isOwn: true)) }
      if catalog.containerReferred(by: id) == container.id {
        return .met(.member(reference(of: request.type)))
      }
    }
    guard ids.contains(where: { $0.map { table.isOfComposition($0, by: rules) } == true }) else {
      return .isNone
    }
    return isInside
      ? container(as: parts, if: condition) : narrow(to: parts, if: condition, besides: selves)
  }

  /// The class that passes the container by reference.
  private func reference(of type: TypeSyntax) -> Binding {
    let name = ReferenceDeclaration.makerName
    return Binding(
      name: name, type: type, expression: name,
      location: table.location(of: container.symbol.sites[0]), isolation: container.isolation,
      isOwn: true)
  }

  // MARK: Inside

  private func container(as parts: [TypeSyntax], if condition: ConditionSet) -> CompositionAnswer {
    var lacks: [Refusal] = []
    var isOwn = false
    for part in parts {
      guard let id = catalog.id(of: part) else {
        let name = catalog.text(of: part)
        let isMet =
          PlatformNames.universal.contains(name) || name == "Sendable" && container.isSendable
          || container.inherits(from: RequirementList.External(name: name, symbol: nil))
        if !isMet { lacks.append(.lack(of: name, in: container.symbol.path, owner: nil)) }
        continue
      }
      if self.condition(of: id).holds(where: condition) {
        isOwn =
          isOwn
          || (supply.umbrellas[id] ?? [id]).contains {
            supply.forwarded[container.id]?.conformances[$0] == nil
          }
      } else if container.superclasses.contains(id) {
        isOwn = true
      } else {
        lacks.append(lack(of: id))
      }
    }
    return lacks.isEmpty
      ? .met(.container(isOwn: isOwn, as: parts.compactMap(catalog.id(of:)))) : .lacks(lacks)
  }

  /// The condition under which the container has a protocol.
  private func condition(of id: SymbolID) -> ConditionSet {
    if assumed.contains(id) { return table[id].condition }
    guard supply.umbrellas[id] != nil, container.conformed[id] == nil else {
      return supply.condition(of: id, in: container)
    }
    return supply.umbrellaCondition(of: id, in: container) { assumed.contains($0) }
  }

  private func lack(of id: SymbolID) -> Refusal {
    .lack(of: table[id].path, in: container.symbol.path, owner: supply.holder(of: id))
  }

  /// The children that have all parts of a composition, as far as that is known before they are
  /// worked out.
  func children(satisfying request: ValueRequest) -> [SymbolID] {
    let ids = catalog.parts(of: request.plainType).compactMap(catalog.id(of:))
    return supply.containers.filter { child in
      (supply.scopes.parents[child.id] ?? []).flatMap(\.containers).contains(container.id)
        && ids.allSatisfy { isHad($0, by: child) }
    }.map(\.id)
  }

  private func isHad(_ id: SymbolID, by child: NominalType) -> Bool {
    if let parts = supply.umbrellas[id], child.conformed[id] == nil {
      return parts.allSatisfy { isHad($0, by: child) }
    }
    return supply.has(id, child) || supply.has(id, container) || assumed.contains(id)
  }

  // MARK: Before

  private func narrow(
    to parts: [TypeSyntax], if condition: ConditionSet, besides selves: Set<String>
  ) -> CompositionAnswer {
    let ids = parts.compactMap(catalog.id(of:))
    if ids.count == parts.count, let parent = parent(having: ids) { return .met(.member(parent)) }
    let path = container.symbol.path
    var lacks: [Refusal] = []
    var fields: [NarrowComposition.Field] = []
    var isSendable = false
    for part in parts {
      guard let id = catalog.id(of: part), table[id].kind == .protocol else {
        let name = catalog.text(of: part)
        isSendable = isSendable || name == "Sendable"
        if name != "Sendable", !PlatformNames.universal.contains(name) {
          lacks.append(.lack(of: name, in: path, owner: nil))
        }
        continue
      }
      let list = table.requirements(of: id, seenFrom: container.symbol.module)
      isSendable = isSendable || !list.sendableChain.isEmpty
      if !list.associatedTypes.isEmpty || list.externals.contains(where: { $0.name == "AnyObject" })
      {
        let what = list.associatedTypes.isEmpty ? "asks for a class" : "has associated types"
        lacks.append(
          Refusal(
            .lacks,
            "'\(table[id].path)' \(what), and no type of exactly the composition can be written "
              + "before '\(path)' is there: take what it gives as a parameter of that type and name"
          ))
        continue
      }
      for requirement in list.requirements
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
    if isSendable {
      lacks += fields.filter { catalog.isKnownNonSendable($0.binding.type) }.map { field in
        Refusal(
          .lacks,
          "'\(table[field.requirement.owner].path)' gives '\(field.binding.name)', which is not "
            + "'Sendable', as the composition has to be: make its type 'Sendable', or ask for no "
            + "'Sendable'")
      }
    }
    guard lacks.isEmpty else { return .lacks(lacks) }
    // A struct with an isolated field that is not Sendable gets the isolation of the field.
    let isolation = fields.lazy.filter { catalog.isKnownNonSendable($0.binding.type) }.compactMap {
      table.isolation(ofType: $0.requirement.owner) ?? $0.requirement.isolation
    }.first
    return .met(.narrow(NarrowComposition(protocols: ids, fields: fields, isolation: isolation)))
  }

  /// The parent that has all parts of a composition, where it is passed on as it is.
  private func parent(having ids: [SymbolID]) -> Binding? {
    let parents = supply.scopes.parents[container.id] ?? []
    let parent = parents.first { parent in
      guard parent.versions.count == 1, case .container(let source) = parent.versions[0].source,
        let model = supply.model(source)
      else { return false }
      return ids.allSatisfy { id in
        let forwarded = supply.forwarded[container.id]?.conformances[id]
        return supply.has(id, model)
          && forwarded?.members.allSatisfy { $0.target?.hasPrefix("\(parent.name).") == true }
            == true
      }
    }
    return parent.flatMap { parent in bindings.first { $0.isOwn && $0.name == parent.name } }
  }

  /// The member that meets a requirement before the container is there; `nil` if there is none.
  private func binding(
    for requirement: Requirement, if condition: ConditionSet, besides selves: Set<String>
  ) -> Binding? {
    guard let asked = Binding(requirement, in: table) else { return nil }
    let ofType = bindings.filter {
      $0.type == asked.type && !$0.isOfParent && $0.condition.holds(where: condition)
    }
    if let named = ofType.first(where: { $0.name == asked.name }) { return named }
    // A computed witness most likely gives another member under a second name.
    let others = ofType.filter { !selves.contains($0.name) }
    guard others.count == 1, !container.members(named: asked.name).isEmpty else { return nil }
    return others[0]
  }

  /// The lack of what the container has once it is there.
  private func early(_ requirement: Requirement, of id: SymbolID) -> Refusal {
    let declaration = requirement.declaration
    let path = container.symbol.path
    var fix = Block.tooEarly.fix
    if !declaration.isProperty {
      fix =
        (container.isClassBound ? "" : "make '\(path)' a class, and ")
        + "make what needs it a 'lazy var', built on first use"
    } else if container.openMembers.contains(where: {
      $0.declaration.baseName == declaration.baseName
    }) {
      fix =
        "let the initializer of '\(path)' take '\(declaration.name)' under its own name and type, so "
        + "that 'live' knows which it is"
    }
    return Refusal(
      .lacks,
      "'\(path)' has '\(table[id].path)' by '\(declaration.name)', which is not there before the "
        + "container is", further: [Diagnostic.Note(fix)])
  }
}

extension TypeCatalog {
  /// The container that a class hands on by reference; `nil` for any other type.
  func containerReferred(by id: SymbolID) -> SymbolID? {
    guard ReferenceDeclaration.isAdded(table[id].sites[0].declaration) else { return nil }
    return containers.keys.first {
      table[$0].module == table[id].module && table[$0].path == table[id].enclosingPath
    }
  }
}

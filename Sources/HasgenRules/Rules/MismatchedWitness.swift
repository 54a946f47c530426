import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A container's member that has the name of a needed requirement and is not a witness.
  static let mismatchedWitness = GraphRule(id: .mismatchedWitness, level: .error) { app, rule in
    app.unmet.flatMap { unmet in
      // A type that is not imported is reported by another rule, once for the type.
      unmet.misses.filter { app.unseenType(of: $0) == nil }.map { miss in
        var subjects: Set<Subject> = [.dependency(app.table[unmet.id].path)]
        if case .inaccessible = miss.fault {
          subjects.insert(.member(miss.member.declaration.baseName, of: miss.container.subject))
        }
        let words = MismatchedWitness(miss, of: unmet.id, in: app)
        return rule.finding(
          words.message, at: app.table.location(of: miss.member),
          notes: words.notes
            + unmet.needs.map {
              let consumer = $0.consumer(in: app.table)
              return Diagnostic.Note(
                "'\(consumer.name)' needs it", at: consumer.location, isFurther: true)
            }, about: subjects, explainedBy: [[.declaration(app.table[unmet.id].path)]])
      }
    }
  }

  /// A member that is not a witness for a protocol that no consumer needs yet.
  static let likelyMismatch = GraphRule(id: .mismatchedWitness, level: .warning) { app, rule in
    app.supply.protocols.filter { app.supply.needs[$0] == nil && !app.graph.isMet($0) }.flatMap {
      id in
      app.misses(of: id).filter { miss in
        // Not reported: a member that is a witness for another protocol, that comes from a protocol
        // extension, or that is reported for a protocol that a consumer needs.
        let isGained =
          app.table[miss.member.owner].kind == .protocol
          && miss.container.conformed[miss.member.owner] == nil
        return !isGained && app.protocols(metBy: miss.member, in: miss.container).isEmpty
          && !app.unmet.contains { $0.misses.contains { $0.member.key == miss.member.key } }
          && app.unseenType(of: miss) == nil
      }.map { miss in
        let words = MismatchedWitness(miss, of: id, in: app)
        return rule.finding(
          words.message, at: app.table.location(of: miss.member), notes: words.notes)
      }
    }
  }

  /// A member of a child that has a requirement's name, is not a witness, and prevents forwarding
  /// to a parent.
  static let memberInTheWay = GraphRule(id: .mismatchedWitness, level: .warning) { app, rule in
    app.children.flatMap { child, forwarding in
      forwarding.gaps.compactMap { gap in
        guard case .member(let requirement, let member, let fault) = gap.obstacle.cause,
          case let place = app.table.location(of: member), app.graph.isMet(gap.protocolID),
          !app.sources.declared.diagnostics.contains(where: { $0.location == place })
        else { return nil }
        let words = MismatchedWitness(
          NearMiss(container: child, requirement: requirement, member: member, fault: fault),
          of: gap.protocolID, in: app)
        let name = app.table[gap.protocolID].path
        // A property that holds the parent cannot have another type.
        let isParent = member.key == gap.parent.property.key
        let note = Diagnostic.Note(
          isParent
            ? "give the parent another name, or mark it as '// hasgen: no-forward \(name)'"
            : "so '\(name)' cannot be forwarded to '\(gap.parent.name)'; if that is as it should "
              + "be, mark it as '// hasgen: no-forward'")
        return rule.finding(
          words.message, at: place,
          notes: isParent ? [note] + words.notes.suffix(1) : words.notes + [note])
      }
    }
  }
}

/// The message about a member that has the name of a requirement and is not a witness.
private struct MismatchedWitness {
  let message: String
  /// The fix, and the requirement.
  let notes: [Diagnostic.Note]

  init(_ miss: NearMiss, of id: SymbolID, in app: CheckedApp) {
    let table = app.table
    let (member, requirement) = (miss.member.declaration, miss.requirement.declaration)
    var types = (
      asked: requirement.type?.description ?? "Void", found: member.type?.description ?? "Void"
    )
    if miss.fault == .differentType, types.asked == types.found {
      // Types that are spelled alike are written with their modules.
      let scope = table.bodyScope(of: miss.member.site, in: miss.member.owner)
      types.asked =
        requirement.type.map { table.resolved($0, in: miss.requirement.scope).description }
        ?? "Void"
      types.found = member.type.map { table.resolved($0, in: scope).description } ?? "Void"
    }
    let name = "'\(member.baseName)'"
    let container = miss.container.symbol.path
    let asker = "'\(table[id].path)'"
    let effects = Effects(
      isAsync: requirement.effects.isAsync || member.effects.isAsync,
      throwing: member.effects.throwing)
    let withEffects =
      requirement.isProperty ? "{ get \(effects) }" : requirement.signature(effects)
    var cure: String?
    switch miss.fault {
    case .differentType:
      message = "\(name) is of type '\(types.found)', but \(asker) asks for '\(types.asked)'"
      let other = app.protocols(metBy: miss.member, in: miss.container).first
      cure =
        other.map { "'\(table[$0].path)' asks for '\(types.found)': let \(asker) ask for it too" }
        ?? "declare \(name) as '\(types.asked)', or change the requirement"
    case .inferredType(let type):
      let taken = type.map { " and is taken for '\($0)'" } ?? ""
      message = "\(name) has no written type\(taken), but \(asker) asks for '\(types.asked)'"
      cure = "write the type: '\(member.kind.rawValue) \(member.baseName): \(types.asked)'"
    case .otherKind:
      message =
        requirement.isProperty
        ? "\(name) is a function, but \(asker) asks for a property"
        : "\(name) is a property, but \(asker) asks for a function"
      cure = "give it another name: the two cannot stand beside each other"
    case .differentSignature:
      message = "'\(member.signature)' is not what \(asker) asks for"
    case .isStatic(true):
      message = "\(name) is static, but \(asker) asks for a member of each value"
      cure = "remove 'static'"
    case .isStatic(false):
      message = "\(name) is not static, but \(asker) asks for a static member"
      cure = "make it 'static'"
    case .lazyInStruct:
      message =
        "\(name) is lazy: reading it changes the struct '\(container)', which \(asker) does not allow"
      cure =
        "build it in the initializer, make '\(container)' a class, or keep the lazy part in a class of its own"
    case .mutating:
      message = "\(name) is mutating, which \(asker) does not allow"
      cure = "remove 'mutating'"
    case .mutatingSetter:
      message =
        "setting \(name) changes the struct '\(container)', which \(asker) does not allow"
      cure = "write it with a 'nonmutating set', or let the requirement be '{ get set }'"
    case .notSettable:
      message = "\(name) cannot be set, but \(asker) asks for a setter"
      cure = member.kind == .let ? "make it a 'var'" : "give it a setter"
    case .setterInaccessible(let access):
      message =
        "the setter of \(name) is \(access.rawValue), but \(asker) asks for one that can be seen"
      cure = "remove '\(access.rawValue)(set)'"
    case .inaccessible(let access, let needed):
      message =
        "\(name) is \(access.rawValue), "
        + (access <= .fileprivate
          ? "so a conformance to \(asker) in another file cannot use it"
          : "but \(asker) and '\(container)' are \(needed.rawValue)")
      cure = needed > .internal ? "make it '\(needed.rawValue)'" : "remove '\(access.rawValue)'"
    case .isAsync:
      message = "\(name) is async, but \(asker) asks for one that is not"
      cure = "ask for '\(withEffects)', or make \(name) synchronous"
    case .throwing:
      message = "\(name) throws what \(asker) does not allow"
      cure = "ask for '\(withEffects)', or handle the error here"
    case .isolated(let actor):
      message = "\(name) is isolated to '\(actor)', but \(asker) asks for it without isolation"
      cure = "mark the requirement '@\(actor)' too, or make \(name) 'nonisolated'"
    case .isolatedToOwnActor:
      message =
        "\(name) belongs to the actor '\(container)', but \(asker) asks for it without 'async'"
      cure = "let the requirement be 'async', or make \(name) 'nonisolated'"
    case .protocolOfGlobalActor(let actor):
      message =
        "\(name) belongs to the actor '\(container)', and no actor can conform to \(asker), "
        + "which is isolated to '\(actor)'"
      cure = "remove '@\(actor)' from the protocol, or let '\(container)' be a class"
    }
    let asked =
      requirement.isProperty
      ? requirement.asPropertyRequirement(of: types.asked) : requirement.signature
    notes =
      [cure, app.cureOfModule(miss, of: id)].compactMap { $0.map { Diagnostic.Note($0) } }
      + [Diagnostic.Note("\(asker) asks for '\(asked)'", at: table.location(of: miss.requirement))]
  }
}

extension CheckedApp {
  /// The fix if the container's module may have a default isolation that hasgen does not know.
  fileprivate func cureOfModule(_ miss: NearMiss, of id: SymbolID) -> String? {
    let module = table.modules[miss.container.symbol.module]
    let isOfModule =
      table[id].module == miss.container.symbol.module
      || table.requirements(of: id, seenFrom: miss.container.symbol.module).sendableChain.isEmpty
    guard miss.fault == .isolated(toGlobalActor: "MainActor"), isOfModule,
      miss.container.isolation == "MainActor", module.settings.defaultIsolation == nil
    else { return nil }
    return "or, if all of '\(module.name)' is isolated to 'MainActor' by default, say so: "
      + "'\"defaultIsolation\": \"MainActor\"' in its entry of 'sources' in '.hasgen.json', or "
      + "'.defaultIsolation(MainActor.self)' in the manifest"
  }
}

extension Declaration {
  /// The property as a requirement: `var log: Log { get async }`.
  fileprivate func asPropertyRequirement(of type: String) -> String {
    let effects = self.effects == .none ? "" : " \(self.effects)"
    let setter = storage?.isSettable == true ? " set" : ""
    return "\(isStatic ? "static var" : "var") \(baseName): \(type) { get\(effects)\(setter) }"
  }

  /// The declaration without its body: `func make(for item: Item) -> Screen`.
  var signature: String { signature(effects) }

  /// The declaration without its body, with other effects.
  func signature(_ effects: Effects) -> String {
    let typeWord = modifiers.first { $0 == "static" || $0 == "class" }.map { "\($0) " } ?? ""
    if isProperty { return "\(typeWord)\(kind.rawValue) \(name)\(type.map { ": \($0)" } ?? "")" }
    let list = parameters.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      return "\(names): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }
    let generics = genericParameters.isEmpty ? "" : "<\(genericParameters.listText)>"
    let keyword = kind == .`init` || kind == .subscript ? "" : "\(kind.rawValue) "
    let result = type.map { " -> \($0)" } ?? ""
    let effects = effects == .none ? "" : " \(effects)"
    return
      "\(typeWord)\(keyword)\(baseName)\(generics)(\(list.joined(separator: ", ")))\(effects)\(result)"
  }
}

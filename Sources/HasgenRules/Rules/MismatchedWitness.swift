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
        let words = MismatchedWitness(miss: miss, id: unmet.id, app: app)
        return rule.finding(
          words.message, at: app.table.location(of: miss.member),
          notes: words.notes
            + unmet.needs.map {
              let consumer = $0.consumer(in: app.table)
              return Note(
                "'\(consumer.name)' needs it", at: consumer.location, isFurther: true)
            }, about: subjects, explainedBy: [[.declaration(app.table[unmet.id].path)]]
        ).inModule(miss.container.module)
      }
    }
  }

  /// A member of a child that has a requirement's name, is not a witness, and prevents forwarding
  /// to a parent.
  static let memberInTheWay = GraphRule(id: .mismatchedWitness, level: .warning) { app, rule in
    app.children.flatMap { child, forwarding in
      forwarding.gaps.compactMap { gap in
        guard case .member(let requirement, let member, let fault) = gap.obstacle.cause,
          app.graph.isMet(gap.protocolID)
        else { return nil }
        let place = app.table.location(of: member)
        let isReported = app.sources.declared.diagnostics.contains { $0.location == place }
        if isReported { return nil }
        let miss = NearMiss(
          container: child, requirement: requirement, member: member, fault: fault)
        let words = MismatchedWitness(miss: miss, id: gap.protocolID, app: app)
        let name = app.table[gap.protocolID].path
        // A property that holds the parent cannot have another type.
        let isParent = member.key == gap.parent.property.key
        let note = Note(
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
  let miss: NearMiss
  /// The protocol of the requirement.
  let id: SymbolID
  let app: CheckedApp

  private var member: Declaration { miss.member.declaration }
  private var requirement: Declaration { miss.requirement.declaration }
  private var name: String { "'\(member.baseName)'" }
  private var container: String { miss.container.path }
  private var asker: String { "'\(app.table[id].path)'" }

  var message: String { words.message }

  /// The fix, and the requirement.
  var notes: [Note] {
    let asked =
      requirement.isProperty
      ? requirement.asPropertyRequirement(of: types.asked) : requirement.signature
    let fixes = [words.fix, app.cureOfModule(miss, of: id)].compactMap(\.self)
    return fixes.map { Note($0) } + [
      Note(
        "\(asker) asks for '\(asked)'", at: app.table.location(of: miss.requirement))
    ]
  }

  private typealias Words = (message: String, fix: String?)

  private var words: Words {
    switch miss.fault {
    case .differentType: differentType
    case .inferredType(let type): inferredType(type)
    case .otherKind: otherKind
    case .differentSignature: ("'\(member.signature)' is not what \(asker) asks for", nil)
    case .isStatic(true):
      ("\(name) is static, but \(asker) asks for a member of each value", "remove 'static'")
    case .isStatic(false):
      ("\(name) is not static, but \(asker) asks for a static member", "make it 'static'")
    case .lazyInStruct: lazyInStruct
    case .mutating: ("\(name) is mutating, which \(asker) does not allow", "remove 'mutating'")
    case .mutatingSetter: mutatingSetter
    case .notSettable: notSettable
    case .setterInaccessible(let access): setterInaccessible(access)
    case .inaccessible(let access, let needed): inaccessible(access, needed: needed)
    case .isAsync: isAsync
    case .throwing: throwing
    case .isolated(let actor): isolated(to: actor)
    case .isolatedToOwnActor: isolatedToOwnActor
    case .protocolOfGlobalActor(let actor): protocolOfGlobalActor(actor)
    }
  }

  // MARK: The type and the kind of declaration

  private var otherKind: Words {
    let kinds = requirement.isProperty ? ("function", "property") : ("property", "function")
    return (
      "\(name) is a \(kinds.0), but \(asker) asks for a \(kinds.1)",
      "give it another name: the two cannot stand beside each other"
    )
  }

  private var differentType: Words {
    let (asked, found) = types
    return (
      "\(name) is of type '\(found)', but \(asker) asks for '\(asked)'",
      "declare \(name) as '\(asked)', or change the requirement"
    )
  }

  private func inferredType(_ type: TypeSyntax?) -> Words {
    let asked = types.asked
    let taken = type.map { " and is taken for '\($0)'" } ?? ""
    return (
      "\(name) has no written type\(taken), but \(asker) asks for '\(asked)'",
      "write the type: '\(member.kind.rawValue) \(member.baseName): \(asked)'"
    )
  }

  // MARK: The change of a struct

  private var lazyInStruct: Words {
    (
      "\(name) is lazy: reading it changes the struct '\(container)', which \(asker) does not "
        + "allow",
      "build it in the initializer, make '\(container)' a class, or keep the lazy part in a "
        + "class of its own"
    )
  }

  private var mutatingSetter: Words {
    (
      "setting \(name) changes the struct '\(container)', which \(asker) does not allow",
      "write it with a 'nonmutating set', or let the requirement be '{ get set }'"
    )
  }

  // MARK: The access

  private var notSettable: Words {
    (
      "\(name) cannot be set, but \(asker) asks for a setter",
      member.kind == .let ? "make it a 'var'" : "give it a setter"
    )
  }

  private func setterInaccessible(_ access: Access) -> Words {
    (
      "the setter of \(name) is \(access.rawValue), but \(asker) asks for one that can be seen",
      "remove '\(access.rawValue)(set)'"
    )
  }

  private func inaccessible(_ access: Access, needed: Access) -> Words {
    let consequence =
      access <= .fileprivate
      ? "so a conformance to \(asker) in another file cannot use it"
      : "but \(asker) and '\(container)' are \(needed.rawValue)"
    return (
      "\(name) is \(access.rawValue), \(consequence)",
      needed > .internal ? "make it '\(needed.rawValue)'" : "remove '\(access.rawValue)'"
    )
  }

  // MARK: The effects

  private var isAsync: Words {
    (
      "\(name) is async, but \(asker) asks for one that is not",
      "ask for '\(withEffects)', or make \(name) synchronous"
    )
  }

  private var throwing: Words {
    (
      "\(name) throws what \(asker) does not allow",
      "ask for '\(withEffects)', or handle the error here"
    )
  }

  // MARK: The isolation

  private func isolated(to actor: String) -> Words {
    (
      "\(name) is isolated to '\(actor)', but \(asker) asks for it without isolation",
      "mark the requirement '@\(actor)' too, or make \(name) 'nonisolated'"
    )
  }

  private var isolatedToOwnActor: Words {
    (
      "\(name) belongs to the actor '\(container)', but \(asker) asks for it without 'async'",
      "let the requirement be 'async', or make \(name) 'nonisolated'"
    )
  }

  private func protocolOfGlobalActor(_ actor: String) -> Words {
    (
      "\(name) belongs to the actor '\(container)', and no actor can conform to \(asker), "
        + "which is isolated to '\(actor)'",
      "remove '@\(actor)' from the protocol, or let '\(container)' be a class"
    )
  }

  // MARK: Parts of sentences

  /// The types of the requirement and the member. Types that are spelled alike are written with
  /// their modules.
  private var types: (asked: String, found: String) {
    let asked = requirement.type
    let found = member.type
    let areAlike = asked?.description == found?.description
    guard miss.fault == .differentType, areAlike, let asked, let found else {
      return (asked?.description ?? "Void", found?.description ?? "Void")
    }
    let table = app.table
    let scope = table.bodyScope(of: miss.member)
    return (
      table.resolved(asked, in: miss.requirement.scope).description,
      table.resolved(found, in: scope).description
    )
  }

  /// The requirement with the effects of the member.
  private var withEffects: String {
    let effects = Effects(
      isAsync: requirement.effects.isAsync || member.effects.isAsync,
      throwing: member.effects.throwing)
    return requirement.isProperty ? "{ get \(effects) }" : requirement.signature(effects)
  }
}

extension CheckedApp {
  /// The fix if the container's module may have a default isolation that hasgen does not know.
  fileprivate func cureOfModule(_ miss: NearMiss, of id: SymbolID) -> String? {
    let module = table.modules[miss.container.module]
    let isOfModule =
      table[id].module == miss.container.module
      || table.requirements(of: id, seenBy: miss.container).sendableChain.isEmpty
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

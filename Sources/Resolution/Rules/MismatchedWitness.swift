import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension GraphRule {
  /// A container's member that has the name of a requirement somebody needs, and is no witness.
  static let mismatchedWitness = GraphRule(.mismatchedWitness, .error) { app in
    app.unmet.flatMap { unmet in
      // A type that cannot be seen is told as a whole.
      unmet.misses.filter { app.unseenType(of: $0) == nil }.map { miss in
        var subjects: Set<Subject> = [.dependency(app.table[unmet.id].path)]
        if case .inaccessible = miss.fault {
          subjects.insert(.member(miss.member.declaration.baseName, of: miss.container.subject))
        }
        let words = MismatchedWitness(miss, of: unmet.id, in: app)
        return Found(
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

  /// A member that is no witness, though nobody needs the protocol yet.
  static let likelyMismatch = GraphRule(.mismatchedWitness, .warning) { app in
    app.supply.candidates.filter { app.supply.needs[$0] == nil && !app.graph.isHad($0) }.flatMap {
      id in
      app.unserved.misses(of: id).filter { miss in
        // It is meant for another protocol, or nobody meant it: a default gives it.
        let isGained =
          app.table[miss.member.owner].kind == .protocol
          && miss.container.conformed[miss.member.owner] == nil
        return !isGained && app.protocols(metBy: miss.member, in: miss.container).isEmpty
          && !app.isToldAsNeeded(miss) && app.unseenType(of: miss) == nil
      }.map { miss in
        let words = MismatchedWitness(miss, of: id, in: app)
        return Found(words.message, at: app.table.location(of: miss.member), notes: words.notes)
      }
    }
  }

  /// A member of a child that has a requirement's name, is no witness, and keeps what a parent has
  /// from being forwarded.
  static let memberInTheWay = GraphRule(.mismatchedWitness, .warning) { app in
    app.children.flatMap { child, forwarding in
      forwarding.gaps.compactMap { gap in
        guard case .member(let requirement, let member, let fault) = gap.obstacle.cause,
          app.graph.isHad(gap.protocolID), !app.isDeclaredTwice(gap.protocolID, by: child)
        else { return nil }
        let words = MismatchedWitness(
          NearMiss(container: child, requirement: requirement, member: member, fault: fault),
          of: gap.protocolID, in: app)
        let name = app.table[gap.protocolID].path
        let isParent = app.supply.scopes.parents[child.id]?.contains {
          $0.name == member.declaration.baseName
        }
        let directive = isParent == true ? "no-forward \(name)" : "no-forward"
        return Found(
          words.message, at: app.table.location(of: member),
          notes: words.notes + [
            Diagnostic.Note(
              "so '\(name)' cannot be forwarded to '\(gap.parent.name)'; if that is as it should "
                + "be, mark it as '// hasgen: \(directive)'")
          ])
      }
    }
  }
}

extension CheckedApp {
  /// True if a protocol is declared for another container's property, and the child's properties get
  /// theirs too: that they collide is told anyway.
  fileprivate func isDeclaredTwice(_ id: SymbolID, by child: NominalType) -> Bool {
    ProtocolDraft.isAdded(table[id].sites[0].declaration)
      && table.choice(for: child.id, by: rules)?.declareProtocols != nil
  }

  /// True if a consumer needs another protocol for which the member is no witness.
  fileprivate func isToldAsNeeded(_ miss: NearMiss) -> Bool {
    unmet.contains { $0.misses.contains { $0.member.key == miss.member.key } }
  }
}

/// The words about a member that has the name of a requirement and is no witness for it.
private struct MismatchedWitness {
  let protocolName: String
  let container: String
  let member: Declaration
  let requirement: Declaration
  let requirementLocation: Location
  let fault: WitnessFault
  /// The container's module, if its default isolation is unknown and may be the main actor.
  let moduleOfDefault: String?
  /// The types with their modules, for two that are spelled alike.
  let types: (asked: String, found: String)
  /// Another Has-protocol that the member meets.
  let other: String?

  init(_ miss: NearMiss, of id: SymbolID, in app: CheckedApp) {
    let table = app.table
    protocolName = table[id].path
    container = miss.container.symbol.path
    member = miss.member.declaration
    requirement = miss.requirement.declaration
    requirementLocation = table.location(of: miss.requirement)
    fault = miss.fault
    let module = table.modules[miss.container.symbol.module]
    let isOfModule =
      table[id].module == miss.container.symbol.module
      || table.requirements(of: id, seenFrom: miss.container.symbol.module).sendableChain.isEmpty
    moduleOfDefault =
      miss.fault == .isolated(toGlobalActor: "MainActor")
        && miss.container.isolation == "MainActor" && module.settings.defaultIsolation == nil
        && isOfModule ? module.name : nil
    types = (
      requirement.type.map { table.resolved($0, in: miss.requirement.scope).description } ?? "Void",
      member.type.map {
        table.resolved($0, in: table.bodyScope(of: miss.member.site, in: miss.member.owner))
          .description
      } ?? "Void"
    )
    other = app.protocols(metBy: miss.member, in: miss.container).first.map { table[$0].path }
  }

  /// The cure, and what is asked for.
  var notes: [Diagnostic.Note] {
    [cure, cureOfModule].compactMap { $0.map { Diagnostic.Note($0) } }
      + [Diagnostic.Note("'\(protocolName)' asks for \(asked)", at: requirementLocation)]
  }

  private var name: String { "'\(member.baseName)'" }
  private var askedType: String { areSpelledAlike ? types.asked : writtenTypes.asked }
  private var foundType: String { areSpelledAlike ? types.found : writtenTypes.found }

  private var areSpelledAlike: Bool {
    fault == .differentType && writtenTypes.asked == writtenTypes.found
  }

  private var writtenTypes: (asked: String, found: String) {
    (requirement.type?.description ?? "Void", member.type?.description ?? "Void")
  }

  private var asked: String {
    guard requirement.isProperty else { return "'\(requirement.signature)'" }
    let effects = requirement.effects == .none ? "" : " \(requirement.effects)"
    let setter = requirement.storage?.isSettable == true ? " set" : ""
    let accessors = "{ get\(effects)\(setter) }"
    let word = requirement.isStatic ? "static var" : "var"
    return "'\(word) \(requirement.baseName): \(askedType) \(accessors)'"
  }

  var message: String {
    switch fault {
    case .differentType:
      "\(name) is of type '\(foundType)', but '\(protocolName)' asks for '\(askedType)'"
    case .inferredType(let type):
      "\(name) has no written type"
        + (type.map { " and is taken for '\($0)'" } ?? "")
        + ", but '\(protocolName)' asks for '\(askedType)'"
    case .otherKind:
      requirement.isProperty
        ? "\(name) is a function, but '\(protocolName)' asks for a property"
        : "\(name) is a property, but '\(protocolName)' asks for a function"
    case .differentSignature:
      "'\(member.signature)' is not what '\(protocolName)' asks for"
    case .isStatic(let isStatic):
      isStatic
        ? "\(name) is static, but '\(protocolName)' asks for a member of each value"
        : "\(name) is not static, but '\(protocolName)' asks for a static member"
    case .lazyInStruct:
      "\(name) is lazy: reading it changes the struct '\(container)', which '\(protocolName)' does not allow"
    case .mutating:
      "\(name) is mutating, which '\(protocolName)' does not allow"
    case .mutatingSetter:
      "setting \(name) changes the struct '\(container)', which '\(protocolName)' does not allow"
    case .notSettable:
      "\(name) cannot be set, but '\(protocolName)' asks for a setter"
    case .setterInaccessible(let access):
      "the setter of \(name) is \(access.rawValue), but '\(protocolName)' asks for one that can be seen"
    case .inaccessible(let access, let needed):
      access <= .fileprivate
        ? "\(name) is \(access.rawValue), so a conformance to '\(protocolName)' in another file cannot use it"
        : "\(name) is \(access.rawValue), but '\(protocolName)' and '\(container)' are \(needed.rawValue)"
    case .isAsync:
      "\(name) is async, but '\(protocolName)' asks for one that is not"
    case .throwing:
      "\(name) throws what '\(protocolName)' does not allow"
    case .isolated(let actor):
      "\(name) is isolated to '\(actor)', but '\(protocolName)' asks for it without isolation"
    case .isolatedToOwnActor:
      "\(name) belongs to the actor '\(container)', but '\(protocolName)' asks for it without 'async'"
    case .protocolOfGlobalActor(let actor):
      "\(name) belongs to the actor '\(container)', and no actor can conform to '\(protocolName)', "
        + "which is isolated to '\(actor)'"
    }
  }

  /// The requirement with the effects of the member, as it would have to be.
  private var requirementWithEffects: String {
    let effects = Effects(
      isAsync: requirement.effects.isAsync || member.effects.isAsync,
      throwing: member.effects.throwing)
    return requirement.isProperty ? "{ get \(effects) }" : requirement.signature(effects)
  }

  private var cureOfModule: String? {
    moduleOfDefault.map {
      "or, if all of '\($0)' is isolated to 'MainActor' by default, say so: "
        + "'\"defaultIsolation\": \"MainActor\"' in its entry of 'sources' in '.hasgen.json', or "
        + "'.defaultIsolation(MainActor.self)' in the manifest"
    }
  }

  private var cure: String? {
    switch fault {
    case .differentType:
      other.map { "'\($0)' asks for '\(foundType)': let '\(protocolName)' ask for it too" }
        ?? "declare \(name) as '\(askedType)', or change the requirement"
    case .inferredType:
      "write the type: '\(member.kind.rawValue) \(member.baseName): \(askedType)'"
    case .otherKind:
      "give it another name: the two cannot stand beside each other"
    case .differentSignature:
      nil
    case .isStatic(let isStatic):
      isStatic ? "remove 'static'" : "make it 'static'"
    case .lazyInStruct:
      "build it in the initializer, make '\(container)' a class, or keep the lazy part in a class of its own"
    case .mutating:
      "remove 'mutating'"
    case .mutatingSetter:
      "write it with a 'nonmutating set', or let the requirement be '{ get set }'"
    case .notSettable:
      member.kind == .let ? "make it a 'var'" : "give it a setter"
    case .setterInaccessible(let access):
      "remove '\(access.rawValue)(set)'"
    case .inaccessible(let access, let needed):
      needed > .internal ? "make it '\(needed.rawValue)'" : "remove '\(access.rawValue)'"
    case .isAsync: "ask for '\(requirementWithEffects)', or make \(name) synchronous"
    case .throwing: "ask for '\(requirementWithEffects)', or handle the error here"
    case .isolated(let actor):
      "mark the requirement '@\(actor)' too, or make \(name) 'nonisolated'"
    case .isolatedToOwnActor:
      "let the requirement be 'async', or make \(name) 'nonisolated'"
    case .protocolOfGlobalActor(let actor):
      "remove '@\(actor)' from the protocol, or let '\(container)' be a class"
    }
  }
}

extension Declaration {
  /// The first line as it would be written: `func make(for item: Item) -> Screen`.
  var signature: String { signature(effects) }

  /// The first line with other effects.
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

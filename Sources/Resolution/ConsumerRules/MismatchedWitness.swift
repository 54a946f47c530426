import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A container's member that has the name of a requirement and is no witness for it.
struct MismatchedWitness: Sendable {
  let severity: Diagnostic.Severity
  let protocolName: String
  let container: String
  let member: Declaration
  let memberLocation: Location
  let requirement: Declaration
  let requirementLocation: Location
  let fault: WitnessFault
  /// The container's module, if it may well be isolated by a default that nobody tells of; `nil` if not.
  let moduleOfDefault: String?
  /// The types with their modules, for two that are spelled alike.
  let types: (asked: String, found: String)
  /// The consumers that need the protocol.
  let consumers: [NamedType]

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: severity, id: .mismatchedWitness, message: message, location: memberLocation,
      notes: [cure, cureOfModule].compactMap { $0.map { Diagnostic.Note($0) } }
        + [Diagnostic.Note("'\(protocolName)' asks for \(asked)", at: requirementLocation)]
        + consumers.map {
          Diagnostic.Note("'\($0.name)' needs it", at: $0.location, isFurther: true)
        })
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

  private var message: String {
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
        ? "\(name) belongs to the type '\(container)', but '\(protocolName)' asks for it in its values"
        : "\(name) belongs to the values of '\(container)', but '\(protocolName)' asks for it in the type"
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
    case .ambiguous(let owners):
      "'\(container)' has \(name) from \(owners.count == 1 ? "two " : "")extensions of "
        + owners.map { "'\($0)'" }.joined(separator: " and ") + ", and Swift prefers neither"
    }
  }

  /// The requirement as it would have to be for a member that is `async`.
  private var asyncRequirement: String {
    requirement.signature(Effects(isAsync: true, throwing: requirement.effects.throwing))
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
      "declare \(name) as '\(askedType)', or change the requirement"
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
    case .isAsync:
      "ask for '\(requirement.isProperty ? "{ get async }" : asyncRequirement)', or make it synchronous"
    case .throwing:
      "let the requirement throw the same, or handle the error here"
    case .isolated(let actor):
      "mark the requirement '@\(actor)' too, or make \(name) 'nonisolated'"
    case .isolatedToOwnActor:
      "let the requirement be 'async', or make \(name) 'nonisolated'"
    case .protocolOfGlobalActor(let actor):
      "remove '@\(actor)' from the protocol, or let '\(container)' be a class"
    case .ambiguous:
      "declare \(name) in '\(container)' itself"
    }
  }
}

extension Declaration {
  /// The first line as it would be written: `func make(for item: Item) -> Screen`.
  var signature: String { signature(effects) }

  /// The first line with other effects.
  func signature(_ effects: Effects) -> String {
    if isProperty { return "\(kind.rawValue) \(name)\(type.map { ": \($0)" } ?? "")" }
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
    let typeWord = modifiers.first { $0 == "static" || $0 == "class" }.map { "\($0) " } ?? ""
    return
      "\(typeWord)\(keyword)\(baseName)\(generics)(\(list.joined(separator: ", ")))\(effects)\(result)"
  }
}

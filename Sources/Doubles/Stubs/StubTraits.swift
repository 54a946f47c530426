import DependencyGraph
import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// What the protocols of a subject require of the stub as a whole.
struct StubTraits {
  /// The protocols that the subject names, in the order of the text.
  let parts: [ConditionalPart]
  /// All protocols, inherited ones included.
  private(set) var family: Set<SymbolID> = []
  /// The requirements of each of `parts`.
  private(set) var lists: [RequirementList] = []
  /// The names that the stub has for associated types, by those in resolved types.
  private(set) var associatedTypes: [String: TypeSyntax] = [:]
  /// The `@available` attributes of the subject and its protocols.
  let availability: [String]
  let isActor: Bool
  /// The protocols that are isolated to a global actor.
  let isolated: Set<SymbolID>

  private let isService: Bool
  private let isObject: Bool
  private let isSendable: Bool

  /// The protocols of the platforms that a class conforms to without a member of its own.
  private static let markers: Set = [
    "Any", "AnyObject", "Error", "Observable", "ObservableObject", "Sendable",
  ]

  init(of subject: StubSubject, in table: SymbolTable) throws(StubFault) {
    parts = subject.parts
    isService = subject.isService
    let module = table.files[subject.seenFrom].module
    var externals = subject.externals
    for part in subject.parts {
      let symbol = table[part.id]
      let location = table.location(of: symbol.sites[0])
      let name = symbol.path == subject.name ? "it" : "'\(symbol.path)'"
      guard symbol.kind == .protocol else {
        throw StubFault("\(name) is no protocol", at: location)
      }
      guard symbol.access > .fileprivate, table.isVisible(part.id, fromModule: module) else {
        throw StubFault("\(name) is \(symbol.access.rawValue)", at: location)
      }
      guard part.condition.holds(where: subject.condition) else {
        throw StubFault("\(name) is under '#if'", at: location)
      }
      let list = table.requirements(of: part.id, seenFrom: module, each: true)
      for parent in list.externals {
        let isKnown = parent.symbol == nil && Self.markers.contains(parent.name)
        guard isKnown || parent.name == "Actor" && isService else {
          throw StubFault("\(name) inherits from '\(parent.name)'", at: location)
        }
        externals.insert(parent.name)
      }
      if !list.sendableChain.isEmpty { externals.insert("Sendable") }
      lists.append(list)
      family.formUnion(table.supertypeClosure(of: part.id).protocols.keys + [part.id])
    }
    let known = isService ? Self.markers.union(["Actor"]) : Self.markers
    if let unknown = externals.subtracting(known).min() {
      throw StubFault("no source declares '\(unknown)'")
    }
    for id in family.sorted() {
      let declarations = table[id].sites.map(\.declaration)
      if declarations.flatMap(\.attributes).contains(where: { $0.name == "objc" }) {
        throw StubFault(
          "'\(table[id].path)' is '@objc'",
          at: table.location(of: table[id].sites[0]))
      }
      for member in declarations.flatMap(\.members) where member.kind == .associatedtype {
        associatedTypes["\(table.resolvedName(of: id)).\(member.name)"] = .named(member.name)
      }
    }
    availability =
      subject.availability
      + family.flatMap { table[$0].sites.flatMap(\.declaration.availability) }
    isActor = externals.contains("Actor")
    isSendable = !externals.isDisjoint(with: ["Error", "Sendable"])
    isObject = !externals.isDisjoint(with: ["AnyObject", "Observable", "ObservableObject"])
    isolated = Set(parts.map(\.id).filter { table.isolation(ofType: $0) != nil })
  }

  /// Whether a protocol has associated types.
  var hasTypes: Bool { lists.contains { !$0.associatedTypes.isEmpty } }

  /// The kind of declaration of a stub with some members.
  func kind(for members: [StubMember]) -> Stub.Kind {
    if isActor { return .actor }
    // A struct cannot store a value of its own type, nor have a setter that does not change it.
    let needsClass = members.contains { $0.hasNonmutatingSetter || $0.isValue && $0.holdsItself }
    return isService || isObject || needsClass ? .class : .struct
  }

  /// The way in which threads can share a stub with some members.
  func sharing(of members: [StubMember]) -> Stub.Sharing {
    if isActor { return .checked }
    let isIsolated = !isolated.isEmpty || members.contains { $0.isolation != nil }
    guard isSendable || isService && isIsolated else { return .none }
    return isService || members.allSatisfy { !$0.isValue || $0.isSendable } ? .checked : .unchecked
  }
}

extension StubMember {
  /// Whether its value may be a stub of the same type.
  fileprivate var holdsItself: Bool {
    declaration.type?.contains { type in
      if case .name(let name) = type { name.components.first?.name == "Self" } else { false }
    } == true
  }
}

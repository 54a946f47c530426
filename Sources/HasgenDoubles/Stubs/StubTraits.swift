import HasgenGraph
import HasgenProgram
import HasgenReading

/// The requirements of a subject's protocols for the stub as a whole.
struct StubTraits {
  let subject: StubSubject
  /// All protocols, inherited ones included.
  private(set) var allProtocols: Set<SymbolID> = []
  /// The requirements of each protocol that the subject names.
  private(set) var requirementLists: [RequirementList] = []
  /// The associated types by their names in resolved types.
  private(set) var associatedTypes: [String: TypeSyntax] = [:]
  /// The `@available` attributes of the subject and its protocols.
  let availability: [String]
  let isActor: Bool
  /// The protocols that are isolated to a global actor.
  let isolatedProtocols: Set<SymbolID>

  private let needsObject: Bool
  private let isSendable: Bool

  /// The protocols of the platforms that only classes conform to, without a member of their own.
  private static let ofObjects: Set = ["AnyObject", "Observable", "ObservableObject", "class"]
  /// The protocols of the platforms that a stub conforms to without a member of its own.
  private static let markers = ofObjects.union(["Any", "Error", "Sendable"])

  init(of subject: StubSubject, in table: SymbolTable) throws(StubFault) {
    self.subject = subject
    let module = table.files[subject.seenFrom].module
    let known = subject.isService ? Self.markers.union(["Actor"]) : Self.markers
    var externals = subject.externals
    for part in subject.parts {
      let symbol = table[part.symbol]
      let location = table.location(of: part.symbol)
      let name = symbol.path == subject.name ? "it" : "'\(symbol.path)'"
      guard symbol.kind == .protocol else {
        throw StubFault("\(name) is not a protocol", at: location)
      }
      guard symbol.access > .fileprivate, table.isVisible(part.symbol, fromModule: module) else {
        throw StubFault("\(name) is \(symbol.access.rawValue)", at: location)
      }
      guard part.condition.holds(where: subject.condition) else {
        throw StubFault("\(name) is under '#if'", at: location)
      }
      let list = table.requirements(of: part.symbol, seenFrom: module, each: true)
      for parent in list.externals {
        guard parent.symbol == nil, known.contains(parent.name) else {
          throw StubFault("\(name) inherits from '\(parent.name)'", at: location)
        }
        externals.insert(parent.name)
      }
      if !list.sendableChain.isEmpty { externals.insert("Sendable") }
      requirementLists.append(list)
      allProtocols.formUnion(list.family)
    }
    if let unknown = externals.subtracting(known).min() {
      throw StubFault("no source declares '\(unknown)'")
    }
    for id in allProtocols {
      for member in table[id].sites.flatMap(\.declaration.members)
      where member.kind == .associatedtype {
        associatedTypes["\(table.resolvedName(of: id)).\(member.name)"] = .named(member.name)
      }
    }
    availability =
      subject.availability
      + allProtocols.flatMap { table[$0].sites.flatMap(\.declaration.availability) }
    isActor = externals.contains("Actor")
    isSendable = !externals.isDisjoint(with: ["Error", "Sendable"])
    needsObject = !externals.isDisjoint(with: Self.ofObjects)
    isolatedProtocols = Set(
      subject.parts.map(\.symbol).filter { table.isolation(ofType: $0) != nil })
  }

  /// True if a protocol has associated types.
  var hasAssociatedTypes: Bool { requirementLists.contains { !$0.associatedTypes.isEmpty } }

  /// The kind of declaration of a stub with some members.
  func kind(for members: [StubMember]) -> Stub.Kind {
    if isActor { return .actor }
    if subject.isService || needsObject { return .class }
    // A struct cannot store a value of its own type, and its setters change it.
    let needsClass = members.contains { $0.hasNonmutatingSetter || $0.holdsItself }
    return needsClass ? .class : .struct
  }

  /// The way in which threads can share a stub with some members.
  func sharing(of members: [StubMember]) -> Stub.Sharing {
    if isActor { return .checked }
    let isIsolated = !isolatedProtocols.isEmpty || members.contains { $0.isolation != nil }
    guard isSendable || subject.isService && isIsolated else { return .none }
    let areSendable = members.allSatisfy { !$0.suppliesValue || $0.isSendable }
    return subject.isService || areSendable ? .checked : .unchecked
  }
}

extension StubMember {
  /// True if a test supplies a value that may be a stub of the same type.
  fileprivate var holdsItself: Bool {
    let holdsItself = declaration.type?.contains { type in
      if case .name(let name) = type { name.components.first?.name == "Self" } else { false }
    }
    return suppliesValue && holdsItself == true
  }
}

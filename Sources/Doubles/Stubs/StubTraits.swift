import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The traits that a subject's protocols ask of the stub as a whole.
struct StubTraits {
  /// The protocols that the subject names, in the order of the text.
  let parts: [ConditionalPart]
  /// All protocols, inherited ones included.
  let family: Set<SymbolID>
  /// The requirements of each of `parts`.
  let lists: [RequirementList]

  /// Whether the stub is an actor.
  let isOfActor: Bool

  /// The names that the stub has for associated types, by those in resolved types.
  let associatedTypes: [String: TypeSyntax]
  /// The properties that describe the stub, where a protocol asks for that.
  let descriptions: Set<String>
  /// The identity that tells the stub from others, if a protocol asks for that.
  let equality: Stub.Equality
  /// Whether stubs can be ordered.
  let isOrdered: Bool
  /// The attributes that say where what it stands in for is available.
  let availability: [String]

  private let isService: Bool
  private let isObject: Bool
  private let isSendable: Bool
  private let isolated: Set<SymbolID>

  init(of subject: StubSubject, in table: SymbolTable) throws(StubFault) {
    isService = subject.isService
    var isObject = subject.externals.contains("AnyObject")
    var isActor = subject.externals.contains("Actor")
    var isSendable = subject.externals.contains("Sendable")
    let place = subject.location(in: table)
    let known: Set = ["Actor", "Any", "AnyObject", "Sendable"]
    if let unknown = subject.externals.subtracting(known).min() {
      throw StubFault(cause: .undeclared(unknown), location: place)
    }
    parts = subject.parts
    let module = table.files[subject.seenFrom].module
    var lists: [RequirementList] = []
    var equality = Stub.Equality.none
    var descriptions: Set<String> = []
    var isOrdered = false
    var family: Set<SymbolID> = []
    for part in subject.parts {
      let symbol = table[part.id]
      let location = table.location(of: symbol.sites[0])
      guard symbol.kind == .protocol else {
        throw StubFault(cause: .noProtocol(symbol.path), location: location)
      }
      guard symbol.access > .fileprivate, table.isVisible(part.id, fromModule: module) else {
        throw StubFault(cause: .hidden(symbol.path, symbol.access), location: location)
      }
      var list = table.requirements(of: part.id, seenFrom: module, each: true)
      isActor = isActor || list.externals.contains { $0.name == "Actor" }
      var parents = PlatformParents(of: part.id, isActor: isActor, in: table)
      let own = table.supertypeClosure(of: part.id).protocols.keys + [part.id]
      let clauses = own.flatMap { table[$0].sites.flatMap(\.declaration.whereClause) }
      for parent in list.externals {
        switch parent.name {
        case _ where parent.symbol != nil:
          throw StubFault(cause: .superclass(parent.name, of: symbol.path), location: location)
        case "AnyObject": isObject = true
        case "Actor": break
        case "Error": isSendable = true
        case let name where isService && parents.add(name, besides: list, clauses):
          isSendable = isSendable || PlatformNames.closure(of: [name]).contains("Sendable")
        default:
          throw StubFault(
            cause: StubFault.cause(ofParent: parent.name, of: symbol.path), location: location)
        }
      }
      if let id = parents.isolatedIdentity {
        throw StubFault(
          cause: .isolatedIdentity(of: symbol.path), location: table.location(of: id))
      }
      list.requirements += parents.requirements
      list.associatedTypes.merge(parents.associatedTypes) { own, _ in own }
      equality = max(equality, parents.equality)
      descriptions.formUnion(parents.descriptions)
      isOrdered = isOrdered || parents.isOrdered
      isSendable = isSendable || !list.sendableChain.isEmpty
      lists.append(list)
      family.formUnion(own)
    }
    for id in family.sorted() {
      let attributes = table[id].sites.flatMap(\.declaration.attributes)
      if attributes.contains(where: { $0.name == "objc" }) {
        throw StubFault(
          cause: .objectiveC(table[id].path), location: table.location(of: table[id].sites[0]))
      }
    }
    if isActor, !isService {
      throw StubFault(
        cause: .actor(subject.parts.first.map { table[$0.id].path } ?? ""), location: place)
    }
    self.equality = equality
    self.descriptions = descriptions
    self.isOrdered = isOrdered
    self.lists = lists
    self.family = family
    associatedTypes = Dictionary(
      family.flatMap { id in
        table[id].sites.flatMap(\.declaration.members).filter { $0.kind == .associatedtype }.map {
          ("\(table.resolvedName(of: id)).\($0.name)", TypeSyntax.named($0.name))
        }
      }
    ) { first, _ in first }
    availability =
      subject.availability
      + family.flatMap { table[$0].sites.flatMap(\.declaration.availability) }
    if StubAvailability(availability).isNowhere {
      throw StubFault(cause: .unavailable(subject.name), location: place)
    }
    self.isObject = isObject
    isOfActor = isActor
    self.isSendable = isSendable
    isolated = Set(
      parts.map(\.id).filter { id in
        table.isolation(ofType: id) != nil
      })
  }

  /// Whether conforming to a protocol in its header would isolate a type.
  func isIsolated(_ id: SymbolID) -> Bool { isolated.contains(id) }

  /// Whether there are associated types.
  var hasTypes: Bool { lists.contains { !$0.associatedTypes.isEmpty } }

  /// The kind of declaration of a stub with some members.
  func kind(for drafts: [StubDraft]) -> Stub.Kind {
    if isOfActor { return .actor }
    let setsWithoutChange = drafts.contains(where: \.hasNonmutatingSetter)
    // A value cannot hold another of its kind.
    let holdsItself = drafts.contains { $0.supply == .value && $0.holdsItself }
    return isService || isObject || setsWithoutChange || holdsItself ? .class : .struct
  }

  /// The way in which a stub with some members can be shared.
  func sharing(of drafts: [StubDraft], in table: SymbolTable, isService: Bool) -> Stub.Sharing {
    if isOfActor { return .checked }
    let isIsolated = !isolated.isEmpty || drafts.contains { $0.isolation != nil }
    guard isSendable || isService && isIsolated
    else { return .none }
    if isService { return .checked }
    return drafts.allSatisfy { $0.supply == .closure || $0.isSendable } ? .checked : .unchecked
  }
}

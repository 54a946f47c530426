import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

/// The values to build with: runtime arguments, a container's members, and its functions.
package struct BuildEnvironment {
  /// A value with a name.
  package struct Member {
    /// The name: that of the container's member.
    package let name: String
    /// The type without sugar.
    package let type: TypeSyntax
    /// The expression for it where the value is built: `logger`, `app.logger`.
    package let expression: String
    package let location: Location
    package let effects: Effects
    /// The global actor that it is isolated to.
    package let isolation: String?
    /// The condition under which it is there.
    var condition = ConditionSet.always
    /// Whether the value is the container's own, and not forwarded to a parent.
    package let isOwn: Bool
    /// Whether the value is read from a parent, and the container does not have it.
    package var isOfParent = false
    /// The protocol that tells of it; `nil` where it was found without one.
    package var protocolID: SymbolID?
    /// The modules that have to be seen to read it.
    package var modules: Set<Int> = []
    /// The container that declares it.
    let holder: String
    /// The reason why it cannot be read; `nil` if it can.
    package var block: Block?
    /// Whether its type is unknown. Then only the name can match.
    let isUntyped: Bool
    /// Whether it is initialized where it is declared.
    package var hasOwnValue = false

    package init(
      name: String, type: TypeSyntax, expression: String, location: Location, effects: Effects,
      isolation: String?, condition: ConditionSet = ConditionSet.always, isOwn: Bool,
      isOfParent: Bool = false, protocolID: SymbolID? = nil, modules: Set<Int> = [],
      holder: String = "", block: Block? = nil, isUntyped: Bool = false
    ) {
      self.name = name
      self.type = type
      self.expression = expression
      self.location = location
      self.effects = effects
      self.isolation = isolation
      self.condition = condition
      self.isOwn = isOwn
      self.isOfParent = isOfParent
      self.protocolID = protocolID
      self.modules = modules
      self.holder = holder
      self.block = block
      self.isUntyped = isUntyped
    }
  }

  /// A function of the container that makes something.
  package struct Maker {
    package let provider: Provider
    /// The type without sugar of what it makes.
    let result: TypeSyntax
    /// The name without labels.
    let baseName: String
  }

  /// An answer to the request for a composition.
  package enum Answer {
    /// It is none.
    case isNone
    case met(BuildPlan)
    case lacks([Refusal])
  }

  package let container: NominalType
  /// The container and those above it: what makes another of them would make it of its own members.
  let holders: Set<SymbolID>
  /// Whether the container is there, and not only what it will be made of.
  package var isWithinContainer = true
  /// The members by type.
  private let members: [TypeSyntax: [Member]]
  /// All members, by name.
  package let allMembers: [Member]
  /// The members by the declared types that they belong to, near before far.
  private let bySupertype: [SymbolID: [Member]]
  /// The containers that have this one as a parent, or as a parent's parent.
  let descendants: Set<SymbolID>
  /// The members that cannot be read.
  private let blocked: [Member]
  /// The members that are there under some conditions only.
  private let conditionalMembers: [Member]
  /// The names of the members as they are written where something is built.
  private let memberExpressions: Set<String>
  /// The methods of Makes-protocols.
  let makers: [Maker]
  /// The `static func make…` that are written by hand, by their names.
  let staticMakers: [String: [Maker]]
  /// The answer to the request for a composition under a condition.
  let answer: (ValueRequest, ConditionSet) -> Answer
  /// The children that satisfy a composition.
  var scopes: (ValueRequest) -> [SymbolID] = { _ in [] }

  package init(
    container: NominalType, in catalog: TypeCatalog, holders: Set<SymbolID>,
    descendants: Set<SymbolID>, members: [Member], blocked: [Member], makers: [Maker],
    staticMakers: [Maker],
    answer: @escaping (ValueRequest, ConditionSet) -> Answer
  ) {
    self.container = container
    self.holders = holders
    self.descendants = descendants
    self.members = Dictionary(grouping: members, by: \.type).mapValues(\.joiningConditions)
    let nearness = Dictionary(
      members.enumerated().map { ($0.element.expression, $0.offset) }, uniquingKeysWith: min)
    let ordered = self.members.values.joined().sorted {
      (nearness[$0.expression] ?? 0, $0.name) < (nearness[$1.expression] ?? 0, $1.name)
    }
    allMembers = ordered.sorted { $0.name < $1.name }
    bySupertype = ordered.reduce(into: [:]) { members, member in
      for id in catalog.supertypes(of: member.type) { members[id, default: []].append(member) }
    }
    self.blocked = blocked
    conditionalMembers = allMembers.filter { !$0.condition.isAlways }
    memberExpressions = Set(members.map(\.expression))
    self.makers = makers
    self.staticMakers = Dictionary(grouping: staticMakers, by: \.baseName)
    self.answer = answer
  }

  /// Returns the same values with other answers to compositions.
  package func answering(_ answer: @escaping (ValueRequest, ConditionSet) -> Answer)
    -> BuildEnvironment
  {
    BuildEnvironment(self, answer)
  }

  private init(
    _ other: BuildEnvironment, _ answer: @escaping (ValueRequest, ConditionSet) -> Answer
  ) {
    container = other.container
    holders = other.holders
    isWithinContainer = other.isWithinContainer
    members = other.members
    allMembers = other.allMembers
    bySupertype = other.bySupertype
    descendants = other.descendants
    blocked = other.blocked
    conditionalMembers = other.conditionalMembers
    memberExpressions = other.memberExpressions
    makers = other.makers
    staticMakers = other.staticMakers
    scopes = other.scopes
    self.answer = answer
  }

  /// The members of a type that are there under a condition, in the order of the text.
  package func members(of type: TypeSyntax, if condition: ConditionSet) -> [Member] {
    (members[type] ?? []).filter { condition.and($0.condition.negated).isNever }
  }

  /// The members of some types that are there under a condition, or some of it, and cannot be used.
  /// A member without a known type is one by its name.
  func blocked(
    _ request: ValueRequest, if condition: ConditionSet, where isMeant: (TypeSyntax) -> Bool
  ) -> [Member] {
    let hidden = blocked.filter { member in
      !condition.and(member.condition).isNever
        && (member.isUntyped
          ? request.names.contains(member.name.withoutBackticks) : isMeant(member.type))
    }
    let conditional = conditionalMembers.filter {
      isMeant($0.type) && !condition.and($0.condition.negated).isNever
        && !condition.and($0.condition).isNever
    }
    return hidden
      + conditional.map { $0.blocked(by: .conditional($0.condition.inside(condition))) }
  }

  /// Whether a member is written as a name.
  package func hasMember(writtenAs name: String) -> Bool { memberExpressions.contains(name) }

  /// The members that may stand for what is asked for, near before far, each hiding those of its
  /// name that are farther.
  func members(
    fitting type: TypeSyntax, if condition: ConditionSet, in catalog: TypeCatalog
  ) -> [Member] {
    let plain = type.unwrapped ?? type
    let first = catalog.parts(of: plain).lazy.compactMap(catalog.id(of:)).first
    let near =
      first.map { bySupertype[$0] ?? [] }
      ?? allMembers.filter {
        ($0.type.unwrapped ?? $0.type).withoutPrefixes == plain.withoutPrefixes
      }
    var names: Set<String> = []
    return near.filter {
      condition.and($0.condition.negated).isNever && catalog.fits($0.type, type)
        && names.insert($0.name).inserted
    }
  }
}

extension BuildEnvironment.Member {
  /// Returns the member as one that cannot be read.
  package func blocked(by block: Block) -> BuildEnvironment.Member {
    var copy = self
    copy.block = block
    return copy
  }
}

extension [BuildEnvironment.Member] {
  /// The members, each joined for all conditions under which it is declared.
  fileprivate var joiningConditions: [BuildEnvironment.Member] {
    reduce(into: []) { result, member in
      let same = result.firstIndex {
        $0.expression == member.expression && $0.effects == member.effects
          && $0.isolation == member.isolation
      }
      if let same {
        result[same].condition = result[same].condition.or(member.condition)
      } else {
        result.append(member)
      }
    }
  }
}

import SwiftReading
import SwiftProgram

/// The way in which the file beside a container's makes a copy with other members: it changes a
/// copy of `self` if everything to be replaced can be set, or else it calls an initializer.
struct CopyMaking {
  /// An argument of an initializer, or what is set.
  struct Value {
    let label: String?
    let member: StoredMember
  }

  /// The way in which the copy is made.
  enum Way {
    /// It is one of `self`.
    case copy
    /// The initializer that Swift writes.
    case memberwise([Value])
    /// An initializer that the user wrote.
    case initializer(Member, [Value])
    /// An initializer that the generated file adds.
    case assignment([Value])
  }

  /// The way in which the copy is made.
  private(set) var way = Way.copy
  /// The members that are set afterwards.
  private(set) var settings: [Value] = []
  /// The private constants that the initializer makes of what it is given.
  private(set) var derived: [StoredMember] = []
  /// The obstacles, each once for its cause.
  private(set) var faults: [OverridingFault] = []
  /// The cost of the obstacles.
  private var cost = 0

  /// The rank of the way, the least is the best: its obstacles, the members that are made anew, and
  /// those that are set afterwards.
  private var rank: (Int, Int, Int) { (cost, derived.count, settings.count) }

  /// The values that the copy gets.
  var values: [Value] {
    switch way {
    case .copy: settings
    case .memberwise(let values), .initializer(_, let values), .assignment(let values):
      values + settings
    }
  }

  /// The best way for some members, all of which are there at the same time.
  ///
  /// - Parameters:
  ///   - replaced: Those that can be replaced.
  ///   - initializers: The initializers that are there, in the order of the text.
  init(
    of members: [StoredMember], replacing replaced: [StoredMember],
    by initializers: [Member], in table: SymbolTable
  ) {
    if replaced.allSatisfy(\.isSettable) {
      settings = replaced.map { Value(label: nil, member: $0) }
      return
    }
    let isWrittenBySwift = !initializers.contains { $0.site.declaration.kind != .extension }
    let taken = members.filter {
      $0.declaration.kind != .let || $0.declaration.storage?.hasInitialValue == false
    }
    let hidden = taken.first(where: \.isHidden)
    var ways: [CopyMaking] = []
    if isWrittenBySwift, hidden == nil { ways.append(CopyMaking(taking: taken)) }
    ways += initializers.map { CopyMaking($0, among: initializers, members, in: table) }
    let best = ways.min { $0.rank < $1.rank }
    if let best, best.faults.isEmpty {
      self = best
    } else if members.allSatisfy({ $0.isMadeAnew || $0.isAssignable }) {
      way = .assignment(
        members.filter { !$0.isMadeAnew }.map { Value(label: nil, member: $0) })
    } else if let best {
      self = best
    } else if let hidden {
      faults = [.hidesInitializer(hidden, members: taken.filter { !$0.isMadeAnew })]
    }
  }

  /// Creates the way by the initializer that Swift writes.
  private init(taking members: [StoredMember]) {
    faults = members.compactMap { member in
      member.staysLazy ? nil : member.wrapper.map { .wrapped(member, by: $0) }
    }
    cost = faults.count
    way = .memberwise(
      members.filter { $0.declaration.storage?.kind == .stored }
        .map { Value(label: $0.declaration.baseName, member: $0) })
  }

  /// Creates the way by an initializer that the user wrote. hasgen assumes that the initializer
  /// stores every argument.
  private init(
    _ initializer: Member, among others: [Member], _ members: [StoredMember],
    in table: SymbolTable
  ) {
    let declaration = initializer.declaration
    if let reason = Self.reasonNotToCall(initializer) {
      faults = [.unusable(initializer, reason)]
      cost = members.count + 1
      return
    }
    let scope = table.bodyScope(of: initializer.site, in: initializer.owner)
    var rest = members
    var arguments: [Value] = []
    var unmatched: [OverridingFault] = []
    for parameter in declaration.parameters {
      let names = parameter.names
      let fits = { Self.fits(parameter.type, $0, scope, in: table) }
      let found =
        rest.firstIndex { names.contains($0.declaration.baseName) && fits($0) }
        ?? rest.firstIndex { names.contains($0.publicName) && fits($0) }
      if let found {
        let member = rest.remove(at: found)
        if member.reader == nil { faults.append(.unreadable(member)) }
        if let wrapper = member.wrapper { faults.append(.wrapped(member, by: wrapper)) }
        arguments.append(Value(label: parameter.label, member: member))
      } else if !parameter.hasDefault, !parameter.isVariadic {
        unmatched.append(.unmatched(parameter.name, initializer))
      }
    }
    way = .initializer(initializer, arguments)
    for member in rest where !member.isMadeAnew {
      if let wrapper = member.wrapper {
        faults.append(.wrapped(member, by: wrapper))
      } else if member.isSettable {
        settings.append(Value(label: nil, member: member))
      } else if member.isDerived {
        if others.contains(where: { $0.takes(member) }) {
          faults.append(.unreadable(member))
        } else {
          derived.append(member)
        }
      } else {
        faults.append(.unset(member))
      }
    }
    cost = faults.count + unmatched.count
    // What it asks for beside the members explains what it does not ask for.
    if !unmatched.isEmpty { faults = unmatched }
  }

  private static func reasonNotToCall(_ initializer: Member) -> String? {
    let declaration = initializer.declaration
    if declaration.isIgnored { return "is marked 'hasgen: ignore'" }
    if initializer.access <= .fileprivate { return "is \(initializer.access.rawValue)" }
    if declaration.isFailable { return "may fail" }
    if declaration.effects.throwing != .nothing { return "may throw" }
    if declaration.effects.isAsync { return "is async" }
    return declaration.genericParameters.isEmpty ? nil : "is generic"
  }

  /// Whether a parameter takes what a member is, or may be left out for it.
  private static func fits(
    _ type: TypeSyntax, _ member: StoredMember, _ scope: Scope, in table: SymbolTable
  ) -> Bool {
    guard type.prefixes.allSatisfy({ !unfit.contains($0) }) else { return false }
    guard let wanted = member.resolvedType else { return true }
    let taken = table.resolved(type, in: scope)
    return taken == wanted || taken == .optional(wanted)
  }

  private static let unfit: Set<String> = ["inout", "@autoclosure", "repeat", "sending", "some"]
}

extension Parameter {
  /// The names that tell which member it is for.
  fileprivate var names: [String] {
    [name, label].compactMap { $0?.withoutNeedlessBackticks }
  }
}

extension Member {
  /// Whether an initializer has a parameter by the name of a member.
  fileprivate func takes(_ member: StoredMember) -> Bool {
    declaration.parameters.contains { parameter in
      parameter.names.contains(member.declaration.baseName)
        || parameter.names.contains(member.publicName)
    }
  }
}

import SwiftOutline
import SwiftProgram

/// How a wanted value is built, each part with what it comes from.
indirect enum Solution: Sendable {
  /// A runtime argument, by its position.
  case argument(Int)
  /// The container itself; whether that makes a difference to handing on its parent, and the
  /// protocols that it is handed on for.
  case container(isOwn: Bool, as: [SymbolID] = [])
  /// A member of the container.
  case member(AtHand.Member)
  /// A call, with the arguments that are not left to their defaults.
  case call(Candidate, [(label: String?, value: Solution)])
  /// A closure that builds the value; its arguments follow those that are there outside.
  case closure(ClosureShape, Solution)
  /// A struct of exactly a composition, filled with what is there.
  case narrow(NarrowComposition)
  /// What nothing can build, and is handed over.
  case open(OpenValue)
}

/// A struct of exactly a composition, filled with what is there.
struct NarrowComposition {
  let protocols: [SymbolID]
  /// What each of the properties is filled with.
  let fields: [Field]
  /// Whether the composition asks for a class.
  let isReference: Bool
  /// Whether the composition asks for what can be shared.
  let isSendable: Bool

  /// A property, and what it is filled with.
  struct Field {
    /// The name of the property: that of what is asked for, or of a closure that makes it.
    let name: String
    let requirement: Requirement
    let value: Solution
  }

  init(
    _ protocols: [SymbolID], filledWith values: [(requirement: Requirement, value: Solution)],
    isReference: Bool, isSendable: Bool
  ) {
    self.protocols = protocols
    self.isReference = isReference
    self.isSendable = isSendable
    var taken = Set(values.map(\.requirement.declaration.baseName))
    fields = values.map { requirement, value in
      let name = requirement.declaration.baseName
      guard requirement.declaration.kind == .func else {
        return Field(name: name, requirement: requirement, value: value)
      }
      let stem = "build" + (name.hasPrefix("make") ? String(name.dropFirst(4)) : "_\(name)")
      // Methods of one name are told apart by what they take.
      var own = stem
      var number = 2
      while !taken.insert(own).inserted {
        own = "\(stem)\(number)"
        number += 1
      }
      return Field(name: own, requirement: requirement, value: value)
    }
  }
}

/// A value that nothing can build.
struct OpenValue {
  let wanted: Wanted
  /// Why not.
  let failure: BuildingFailure
  /// Which of the call's parameters it is.
  let position: Int
}

extension Solution {
  /// Calls the body for the solution and all of its parts.
  func visit(_ body: (Solution) -> Void) {
    body(self)
    switch self {
    case .argument, .container, .member, .open: break
    case .call(_, let arguments): for argument in arguments { argument.value.visit(body) }
    case .closure(_, let inner): inner.visit(body)
    case .narrow(let narrow): for field in narrow.fields { field.value.visit(body) }
    }
  }

  /// What is done where the value is built, and not later by a closure.
  var immediateParts: [Solution] {
    switch self {
    case .argument, .container, .member, .open, .closure: [self]
    case .call(_, let arguments): [self] + arguments.flatMap(\.value.immediateParts)
    case .narrow(let narrow): [self] + narrow.fields.flatMap(\.value.immediateParts)
    }
  }

  /// The outermost call, in messages.
  var name: String {
    switch self {
    case .call(let candidate, _): candidate.name
    case .member(let member): member.name
    default: "a closure"
    }
  }

  /// A type that is called, and that a value has the name of.
  func hiddenType(in table: SymbolTable, where isTaken: (String) -> Bool) -> String? {
    var hidden: String?
    visit { part in
      guard case .call(let candidate, _) = part, case .type(let id, _) = candidate.callee else {
        return
      }
      let first = table[id].path.pathParts[0]
      if hidden == nil, isTaken(first) { hidden = first }
    }
    return hidden
  }

  /// Whether something of it has to be waited for.
  var isAsync: Bool {
    immediateParts.contains { part in
      switch part {
      case .call(let candidate, _): candidate.effects.isAsync
      case .member(let member): member.effects.isAsync
      default: false
      }
    }
  }

  /// Whether something of it may throw.
  var isThrowing: Bool {
    immediateParts.contains { part in
      switch part {
      case .call(let candidate, _): candidate.effects.throwing != .nothing
      case .member(let member): member.effects.throwing != .nothing
      default: false
      }
    }
  }
}

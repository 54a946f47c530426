import DependencyGraph
import SwiftWriting

extension ForwardedMember {
  /// The member with all that stands before it.
  var declaration: Declaration {
    Declaration(attributes: availability.map(Attribute.init), condition: condition, code)
  }

  /// The member itself.
  var code: Code {
    if let making {
      return kind == .property
        ? .inlineBlock(head.code, making.statements) : .block(head.code, making.statements)
    }
    return switch kind {
    case .property where isPlain: .inlineBlock(head.code, ["\(returning)\(target)"])
    case .function: .block(head.code, [call("(", ")")])
    case .subscript where isPlain: .block(head.code, [call("[", "]")])
    case .property, .subscript: .block(head.code, accessors)
    case .alias: head.code
    }
  }

  private var head: MemberHead {
    let kind: MemberHead.Kind =
      switch kind {
      case .property: .property
      case .function: .function
      case .subscript: .subscript
      case .alias: .alias
      }
    return MemberHead(
      kind, modifiers: modifiers, name: name, genericParameters: genericParameters,
      parameters: parameters, type: type, effects: effects, whereClause: whereClause)
  }

  /// Whether it needs no accessors.
  private var isPlain: Bool { effects.isEmpty && !isSettable }

  private func call(_ open: String, _ close: Code) -> Code {
    .list("\(returning)\(marks)\(target)\(open)", arguments.map(Code.text), close)
  }

  /// What keeps a result builder from the body.
  private var returning: String { isBuilt ? "return " : "" }

  /// What stands before a call that may throw or wait.
  private var marks: String {
    (effects.contains("throws") ? "try " : "") + (effects.hasPrefix("async") ? "await " : "")
  }

  private var accessors: [Code] {
    let place =
      kind == .subscript ? "\(target)[\(arguments.joined(separator: ", "))]" : target
    let getter = Code.inlineBlock(
      effects.isEmpty ? "get {" : "get \(effects) {", ["\(returning)\(marks)\(place)"])
    guard isSettable else { return [getter] }
    let setter = hasNonmutatingSetter ? "nonmutating set" : "set"
    return [getter, .inlineBlock("\(setter) {", ["\(place) = newValue"])]
  }
}

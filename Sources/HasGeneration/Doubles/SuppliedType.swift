import DependencyGraph
import Doubles
import SwiftProgram
import SwiftWriting

/// The type of what a test supplies.
struct SuppliedType {
  private let whole: String
  private let isOptional: Bool
  private let isFunction: Bool
  /// The attributes, parameters and end of a closure's type.
  private let closure: (attributes: [String], parameters: [String], end: String)?

  /// - Parameters:
  ///   - isOptional: Whether it may be left out.
  ///   - isLocked: Whether it is kept behind a lock.
  init(_ member: StubMember, isOptional: Bool, isLocked: Bool) {
    self.isOptional = isOptional
    isFunction = member.isFunction
    let own = (member.closureAttributes + [member.suppliedType]).joined(separator: " ")
    let type = isOptional ? member.optionalType : own
    whole = isLocked ? "LockedState<\(type)>" : type
    closure =
      member.supply == .closure
      ? (member.closureAttributes, member.closureParameters, member.closureEnd) : nil
  }

  /// As the type of what is stored.
  func stored(_ start: String) -> Code {
    let type = closure.map { _ in isOptional ? optional : function() }
    return .broken(.text(start), type ?? .text(whole))
  }

  /// As that of a parameter, with its default value.
  func parameter(_ start: String) -> Code {
    let end = isOptional ? " = nil" : ""
    guard isFunction else { return "\(start) \(whole)\(end)" }
    guard closure != nil else {
      return .broken(.text(start), .text((isOptional ? whole : whole.asEscaping) + end))
    }
    return isOptional
      ? ["\(start) ", optional, .text(end)]
      : .broken(.text(start), function(["@escaping"]))
  }

  private var optional: Code { .list("(", [function()], ")?") }

  /// The closure's type, with a parameter on each line where it is broken.
  private func function(_ attributes: [String] = []) -> Code {
    guard let closure else { return .text(whole) }
    let words = attributes + closure.attributes
    let start = words.isEmpty ? "(" : words.joined(separator: " ") + " ("
    return .list(.text(start), closure.parameters.map(Code.text), ") \(closure.end)")
  }
}

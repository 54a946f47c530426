import DependencyGraph
import Doubles
import SwiftProgram

/// The type of what a test supplies, laid out as `swift format` leaves it.
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
  func stored(_ start: String, within columns: Int) -> [String] {
    if start.count + 1 + whole.count <= columns { return ["\(start) \(whole)"] }
    guard whole.count + 2 > columns, let closure else { return [start, "  \(whole)"] }
    if !isOptional { return [start] + lines(of: closure, within: columns - 2).map { "  \($0)" } }
    return [start, "  ("] + lines(of: closure, within: columns - 4).map { "    \($0)" } + ["  )?"]
  }

  /// As that of a parameter, with its default value.
  func parameter(_ start: String, within columns: Int) -> [String] {
    let end = isOptional ? " = nil" : ""
    let whole = isOptional || !isFunction ? whole : whole.asEscaping
    // A comma may come behind it.
    let line = "\(start) \(whole)\(end)"
    guard line.count + 1 > columns, isFunction else { return [line] }
    guard let closure else { return [start, "  \(whole)\(end)"] }
    if isOptional {
      return ["\(start) ("] + lines(of: closure, within: columns - 2).map { "  \($0)" }
        + [")?\(end)"]
    }
    let attributes = ["@escaping"] + closure.attributes
    let lines = lines(
      of: (attributes, closure.parameters, closure.end), within: columns - 3)
    return [start] + lines.map { "  \($0)" }
  }

  private func lines(
    of closure: (attributes: [String], parameters: [String], end: String), within columns: Int
  ) -> [String] {
    let start = closure.attributes.isEmpty ? "" : closure.attributes.joined(separator: " ") + " "
    let list = closure.parameters.joined(separator: ", ")
    let line = "\(start)(\(list)) \(closure.end)"
    if line.count <= columns || closure.parameters.isEmpty { return [line] }
    return ["\(start)("] + closure.parameters.separated.map { "  \($0)" } + [") \(closure.end)"]
  }
}

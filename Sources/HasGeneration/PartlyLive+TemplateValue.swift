import Building
import SwiftProgram

extension Wiring.Source {
  /// The enum, on as many lines as `swift format` makes of it.
  ///
  /// - Parameter head: What stands before `enum` and a space.
  func lines(_ head: String, within columns: Int) -> [String] {
    let names = members.map { "`\($0.withoutBackticks)`" }
    let list =
      (names.count > 1 ? [names.dropLast().joined(separator: ", ")] : []) + names.suffix(1)
    return [
      "/// The source of \(list.joined(separator: " and ")): built from values, or passed.",
      "\(head)enum \(type)\(isSendable ? ": Sendable" : "") {",
    ] + cases.flatMap { $0.lines(within: columns - 2).map { "  \($0)" } } + ["}"]
  }

  /// What takes it apart into variables; empty where the step of its only member does that.
  func unpacking(within columns: Int) -> [String] {
    guard !variables.isEmpty else { return [] }
    let names = variables.map(\.name.asIdentifier)
    let types = variables.map(\.type)
    let list = "let (\(names.joined(separator: ", "))):"
    let tuple = "(\(types.joined(separator: ", "))) ="
    let isShort = list.count + tuple.count + 1 <= columns
    let depth = isShort ? "  " : "    "
    let head =
      isShort
      ? ["\(list) \(tuple)"]
      : (list.count <= columns ? [list] : ["let ("] + names.separated.map { "  \($0)" } + ["):"])
        + (tuple.count + 2 <= columns
          ? ["  \(tuple)"] : ["  ("] + types.separated.map { "    \($0)" } + ["  ) ="])
    return head + ["\(depth)switch \(parameter.asIdentifier) {"]
      + cases.flatMap { one in
        let bound = Set(one.payloads.map(\.variable))
        let values = variables.map { bound.contains($0.name) ? $0.name.asIdentifier : "nil" }
        let value = "(\(values.joined(separator: ", ")))"
        let own = columns - depth.count
        return one.takingApart(
          value,
          [value.count + 2 <= own ? [value] : ["("] + values.separated.map { "  \($0)" } + [")"]]
            .flatMap(\.self), within: own)
      }.map { depth + $0 } + ["\(depth)}"]
  }
}

extension Wiring.Source.Case {
  fileprivate func lines(within columns: Int) -> [String] {
    let list = payloads.map {
      ($0.label.map { "\($0): " } ?? "") + $0.type + ($0.isOptional ? " = nil" : "")
    }
    let whole = "case \(name)(\(list.joined(separator: ", ")))"
    return whole.count <= columns
      ? [whole] : ["case \(name)("] + list.separated.map { "  \($0)" } + [")"]
  }

  /// A case of a `switch` with its value.
  ///
  /// - Parameters:
  ///   - value: The value on one line.
  ///   - lines: The same on as many as it takes.
  func takingApart(_ value: String, _ lines: [String], within columns: Int) -> [String] {
    let list = payloads.map { "let \($0.variable.asIdentifier)" }
    let start = "case .\(name)(\(list.joined(separator: ", "))):"
    if start.count + value.count + 1 <= columns, lines.count == 1 { return ["\(start) \(value)"] }
    let head =
      start.count <= columns
      ? [start] : ["case .\(name)("] + list.separated.map { "  \($0)" } + ["):"]
    return head + lines.map { "  \($0)" }
  }
}

extension Wiring.Step {
  /// The member, taken out of its enum.
  func lines(outOf source: Wiring.Source, within columns: Int) -> [String] {
    ["let \(variable): \(type) =", "  switch \(source.parameter.asIdentifier) {"]
      + source.cases.flatMap { one in
        one.builds
          ? one.takingApart(
            value.line, value.lines(within: columns - 4), within: columns - 2)
          : one.takingApart(variable, [variable], within: columns - 2)
      }.map { "  \($0)" } + ["  }"]
  }
}

import Building
import DependencyGraph
import SwiftProgram

extension Wiring {
  /// What the template `Wiring` is rendered with; `Templates` describes it.
  ///
  /// - Parameter isolation: What stands before extensions and types.
  func templateValue(of container: String, _ isolation: String) -> MustacheValue {
    let columns = LineLength.limit - (condition == nil ? 2 : 4)
    return .object([
      "container": .string(container),
      "condition": .string(condition ?? ""),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "optionals": .list(optionalLines(within: columns).map(MustacheValue.string)),
      "head": .list(head(of: container, within: columns).map(MustacheValue.string)),
      "body": .list(body(within: columns - 2).map(MustacheValue.string)),
      "narrows": .list(
        (narrows.map { $0.lines(isolation, within: columns) } + laterLines(isolation)).map {
          .object(["lines": .list($0.map(MustacheValue.string))])
        }),
    ])
  }

  /// The lines of the doc comment that name the members which are `nil` by default.
  private func optionalLines(within columns: Int) -> [String] {
    guard let last = optionals.last else { return [] }
    let names = optionals.dropLast().map { "`\($0)`," } + ["`\(last)`"]
    var lines = ["///", "/// `nil` unless they are passed:"]
    for name in names {
      if lines[lines.count - 1].count + name.count + 1 > columns {
        lines.append("/// \(name)")
      } else {
        lines[lines.count - 1] += " \(name)"
      }
    }
    return lines
  }

  private func head(of container: String, within columns: Int) -> [String] {
    ForwardedMember(
      kind: .function,
      modifiers: [globalActor.map { "@\($0)" } ?? "", access, "static"].filter { !$0.isEmpty },
      name: Self.name,
      parameters: parameters.map { "\($0.name): \($0.type)\($0.isOptional ? " = nil" : "")" },
      type: container, effects: effects
    ).layout(within: columns).head
  }

  private func body(within columns: Int) -> [String] {
    let steps = steps.filter { $0.kind != .memberLater }
    let start = steps.isEmpty ? "" : "return "
    return steps.compactMap { $0.declaration(as: laterType) }
      + steps.flatMap { $0.lines(within: columns) + $0.assignment }
      + result.value.lines(after: start + result.marks, within: columns)
  }
}

extension Wiring {
  /// The class through which closures read what is built after them.
  private func laterLines(_ isolation: String) -> [[String]] {
    laterType.map { name in
      [
        [
          "/// What closures read that is built after them.",
          "\(isolation)private final class \(name)<Value>: @unchecked Sendable { var value: Value? }",
        ]
      ]
    } ?? []
  }
}

extension Wiring.Step {
  private var isBoxed: Bool { if case .memberBoxed = kind { true } else { false } }

  /// The variable through which closures read it that are written before it.
  fileprivate func declaration(as laterType: String?) -> String? {
    guard let later, let laterType else { return nil }
    return "let \(later) = \(laterType)<\(isBoxed ? "() -> " : "")\(type)>()"
  }

  /// What lets them read it.
  fileprivate var assignment: [String] {
    guard let later else { return [] }
    return ["\(later).value = \(isBoxed ? "{ \(variable).wrappedValue }" : variable)"]
  }

  fileprivate func lines(within columns: Int) -> [String] {
    let name = variable
    switch kind {
    case .member, .memberLater: break
    case .memberBoxed(let wrapper):
      return Construction.call(
        wrapper, [Construction.Argument(label: "wrappedValue", value: .either(name, value.value))]
      ).lines(after: "let \(name) = ", within: columns)
    case .sharedLater:
      return value.value.lines(after: "lazy var \(name) = ", within: columns)
    case .sharedAtOnce:
      return value.value.lines(after: "let \(name) = \(value.marks)", within: columns)
    case .sharedIfMissing(let users):
      let condition = users.map { "\($0) == nil" }.joined(separator: " || ")
      let start = "let \(name): \(type) ="
      let whole = "\(start) if \(condition) { \(value.line) } else { nil }"
      if whole.count <= columns { return [whole] }
      return [start, "  if \(condition) {"]
        + value.lines(within: columns - 4).map { "    \($0)" } + ["  } else {", "    nil", "  }"]
    }
    guard value.marks.contains("await") else {
      let start = "let \(name) = \(value.marks)\(name) ?? "
      if start.count + value.value.line.count <= columns { return [start + value.value.line] }
      return ["let \(name) =", "  \(value.marks)\(name)"]
        + value.value.lines(after: "?? ", within: columns - 2).map { "  \($0)" }
    }
    let whole =
      "let \(name): \(type) = if let \(name) { \(name) } else { \(value.marks)\(value.value.line) }"
    if whole.count <= columns { return [whole] }
    return ["let \(name): \(type) =", "  if let \(name) {", "    \(name)", "  } else {"]
      + value.lines(within: columns - 4).map { "    \($0)" } + ["  }"]
  }
}

extension ForwardedMember {
  fileprivate func lines(within columns: Int) -> [String] {
    let layout = layout(within: columns)
    guard layout.line.isEmpty else { return [layout.line] }
    return layout.head + layout.body.map { "  \($0)" } + ["}"]
  }
}

extension Wiring.Narrow {
  fileprivate func lines(_ isolation: String, within columns: Int) -> [String] {
    let variables = fields.map { "\($0.isSettable ? "var" : "let") \($0.name): \($0.type)" }
    let start = "\(isolation)private \(isClass ? "final class" : "struct") \(name)"
    let head = "\(start): \(protocols.joined(separator: ", ")) {"
    if variables.isEmpty, head.count + 1 <= columns { return [head + "}"] }
    if variables.count == 1, methods.isEmpty, !isClass,
      head.count + variables[0].count + 3 <= columns
    {
      return ["\(head) \(variables[0]) }"]
    }
    return self.head(start, head, within: columns) + variables.map { "  \($0)" }
      + (isClass ? initializer(within: columns - 2).map { "  \($0)" } : [])
      + methods.flatMap { $0.lines(within: columns - 2) }.map { "  \($0)" } + ["}"]
  }

  private func head(_ start: String, _ whole: String, within columns: Int) -> [String] {
    if whole.count <= columns { return [whole] }
    var lines: [String] = ["\(start):"]
    var line = ""
    for (index, name) in protocols.enumerated() {
      let next = index == protocols.count - 1 ? name : "\(name),"
      if !line.isEmpty, line.count + next.count + 3 > columns {
        lines.append("  \(line)")
        line = next
      } else {
        line += line.isEmpty ? next : " \(next)"
      }
    }
    return lines + ["  \(line)", "{"]
  }

  private func initializer(within columns: Int) -> [String] {
    let parameters = fields.map {
      "\($0.name): \($0.isClosure ? $0.type.asEscaping : $0.type)"
    }
    let whole = "init(\(parameters.joined(separator: ", "))) {"
    let head =
      whole.count <= columns
      ? [whole]
      : ["init("]
        + parameters.enumerated().map { "  \($1)\($0 == parameters.count - 1 ? "" : ",")" }
        + [") {"]
    return head + fields.map { "  self.\($0.name) = \($0.name)" } + ["}"]
  }
}

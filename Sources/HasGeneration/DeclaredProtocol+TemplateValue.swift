import DependencyGraph
import Roles

extension [DeclaredProtocol] {
  /// The `protocols` of the template `Container`, in groups of neighbours under one condition.
  var groups: [MustacheValue] {
    runs { $0.condition == $1.condition }.map { run in
      .object([
        "condition": .string(run.first?.condition ?? ""),
        "declarations": .list(run.enumerated().map { $1.templateValue(isFirst: $0 == 0) }),
      ])
    }
  }
}

extension DeclaredProtocol {
  fileprivate func templateValue(isFirst: Bool) -> MustacheValue {
    let columns = LineLength.limit - (condition == nil ? 0 : 2)
    return .object([
      "isFirst": .bool(isFirst),
      "documentation": .list(documentationLines.map(MustacheValue.string)),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "lines": .list(lines(within: columns).map(MustacheValue.string)),
    ])
  }

  private var documentationLines: [String] {
    (documentation?.split(separator: "\n", omittingEmptySubsequences: false) ?? []).map {
      $0.isEmpty ? "///" : "/// \($0)"
    }
  }

  /// The protocol, as `swift format` leaves it.
  private func lines(within columns: Int) -> [String] {
    let words = [isNonisolated ? "nonisolated" : "", access, "protocol"].filter { !$0.isEmpty }
    let head = "\(words.joined(separator: " ")) \(name) {"
    let variable = "\(globalActor.map { "@\($0) " } ?? "")var \(property):"
    let accessor = effects.isEmpty ? "get" : "get \(effects)"
    let requirement = "\(variable) \(type) { \(accessor) }"
    let whole = "\(head) \(requirement) }"
    if whole.count <= columns { return [whole] }
    if requirement.count + 2 <= columns { return [head, "  \(requirement)", "}"] }
    let start = "  \(variable) \(type)"
    if start.count + 2 <= columns { return [head, "\(start) {", "    \(accessor)", "  }", "}"] }
    let lines = start.count <= columns ? [start] : ["  \(variable)", "    \(type)"]
    return [head] + lines + ["  { \(accessor) }", "}"]
  }
}

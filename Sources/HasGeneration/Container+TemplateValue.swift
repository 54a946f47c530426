import DependencyGraph
import Resolution

extension Container {
  /// The name of the file that it is declared in.
  var fileName: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// What stands before its extensions, and before types that are isolated as it is.
  private var isolation: String { isNonisolated ? "nonisolated " : "" }

  /// What the template `Container` is rendered with; `Templates` describes it.
  var templateValue: MustacheValue {
    .object([
      "container": .string(name),
      "isolation": .string(isolation),
      "module": .string(module),
      "source": .string(String(fileName)),
      "imports": .list(ImportLine.groups(of: imports)),
      "protocols": .list(protocols.groups),
      "extensions": .list(conformances.groups(of: name, isolation)),
      "wiring": wiring?.templateValue(of: name, isolation) ?? .string(""),
      "overriding": .list(overriding.map { $0.templateValue(of: name) }),
      "reference": reference?.templateValue(of: name, isolation, overriding: overriding)
        ?? .string(""),
    ])
  }
}

extension [Conformance] {
  /// The `extensions` of a type, sorted by protocol, in groups of neighbours under one condition.
  ///
  /// - Parameter isolation: What stands before them.
  func groups(of type: String, _ isolation: String) -> [MustacheValue] {
    runs { $0.condition == $1.condition }.map { run in
      .object([
        "condition": .string(run.first?.condition ?? ""),
        "conformances": .list(
          run.enumerated().map { $1.templateValue(of: type, isolation, isFirst: $0 == 0) }),
      ])
    }
  }
}

extension Conformance {
  fileprivate func templateValue(
    of type: String, _ isolation: String, isFirst: Bool
  ) -> MustacheValue {
    let isolation = isNonisolated ? "nonisolated " : isolation
    let line = "\(isolation)extension \(type): \(name) \(members.isEmpty ? "{}" : "{")"
    let depth = condition == nil ? 2 : 4
    return .object([
      "isolation": .string(isolation),
      "protocol": .string(name),
      "isFirst": .bool(isFirst),
      "isLong": .bool(LineLength.isExceeded(by: line, under: condition)),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "isFilled": .bool(!members.isEmpty),
      "groups": .list(members.groups(indentedBy: depth, areApartFromStart: false)),
    ])
  }
}

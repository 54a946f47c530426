import DependencyGraph

extension Container {
  /// The name of the file that it is declared in.
  var fileName: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// What the template `Container` is rendered with; `Templates` describes it.
  var templateValue: MustacheValue {
    .object([
      "container": .string(name),
      "module": .string(module),
      "source": .string(String(fileName)),
      "imports": .list(ImportLine.groups(of: imports)),
      "extensions": .list(
        conformances.runs { $0.condition == $1.condition }.map(templateValue(of:))),
    ])
  }

  private func templateValue(of run: [Conformance]) -> MustacheValue {
    .object([
      "condition": .string(run.first?.condition ?? ""),
      "conformances": .list(
        run.enumerated().map { templateValue(of: $1, isFirst: $0 == 0) }),
    ])
  }

  private func templateValue(of conformance: Conformance, isFirst: Bool) -> MustacheValue {
    let line = "extension \(name): \(conformance.name) {}"
    let condition = conformance.condition
    return .object([
      "protocol": .string(conformance.name),
      "isFirst": .bool(isFirst),
      "isLong": .bool(LineLength.isExceeded(by: line, under: condition)),
      "availability": .list(
        conformance.availability.map { AttributeText($0).templateValue(under: condition) }),
    ])
  }
}

import DependencyGraph

extension Overriding {
  /// What the template `Overriding` is rendered with; `Templates` describes it.
  func templateValue(of container: String) -> MustacheValue {
    let columns = LineLength.limit - (condition == nil ? 2 : 4)
    return .object([
      "container": .string(container),
      "condition": .string(condition ?? ""),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "hasOptionals": .bool(hasOptionals),
      "head": .list(head(of: container, within: columns).map(MustacheValue.string)),
      "body": .list(body(of: container, within: columns - 2).map(MustacheValue.string)),
    ])
  }

  private func head(of container: String, within columns: Int) -> [String] {
    ForwardedMember(
      kind: .function,
      modifiers: [globalActor.map { "@\($0)" } ?? "", access].filter { !$0.isEmpty },
      name: Self.name, parameters: parameters.map { "\($0.name): \($0.type) = nil" },
      type: container
    ).layout(within: columns).head
  }

  private func body(of container: String, within columns: Int) -> [String] {
    let end = "return \(copyName)"
    guard let arguments else {
      let changes = settings.flatMap { $0.change(of: copyName, within: columns) }
      return ["var \(copyName) = self"] + changes + [end]
    }
    if settings.isEmpty { return Self.call(container, arguments, within: columns) }
    return Self.call("var \(copyName) = \(container)", arguments, within: columns)
      + settings.flatMap { $0.setting(in: copyName, within: columns) } + [end]
  }

  private static func call(
    _ start: String, _ arguments: [Value], within columns: Int
  ) -> [String] {
    let whole = "\(start)(\(arguments.map(\.argument).joined(separator: ", ")))"
    if whole.count <= columns { return [whole] }
    let lines = arguments.enumerated().flatMap { index, value in
      value.argument(followedBy: index == arguments.count - 1 ? "" : ",", within: columns - 2)
    }
    return ["\(start)("] + lines.map { "  \($0)" } + [")"]
  }
}

extension Overriding.Value {
  /// The value as an argument, on one line.
  fileprivate var argument: String { start + text }

  /// The value as an argument, on as many lines as `swift format` makes of it.
  fileprivate func argument(followedBy end: String, within columns: Int) -> [String] {
    let whole = argument + end
    guard whole.count > columns, isReplaceable else { return [whole] }
    let own = "  ?? self.\(name)\(end)"
    if start.count + name.count <= columns { return [start + name, own] }
    return [String(start.dropLast()), "  \(name)", own]
  }

  /// What gives it to a copy that an initializer made.
  fileprivate func setting(in copy: String, within columns: Int) -> [String] {
    let whole = "\(copy).\(name) = \(text)"
    if whole.count <= columns { return [whole] }
    let start = "\(copy).\(name) ="
    guard isReplaceable, text.count + 2 > columns else { return [start, "  \(text)"] }
    return [start, "  \(name)", "  ?? self.\(name)"]
  }

  /// What gives it to a copy of the original.
  fileprivate func change(of copy: String, within columns: Int) -> [String] {
    let set = "\(copy).\(name) = \(name)"
    let whole = "if let \(name) { \(set) }"
    if whole.count <= columns { return [whole] }
    let lines =
      set.count + 2 <= columns ? ["  \(set)"] : ["  \(copy).\(name) =", "    \(name)"]
    return ["if let \(name) {"] + lines + ["}"]
  }

  private var start: String { label.map { "\($0): " } ?? "" }

  private var text: String { isReplaceable ? "\(name) ?? self.\(name)" : name }
}

import DependencyGraph

extension Construction {
  /// The value on one line.
  var line: String {
    switch self {
    case .name(let name): name
    case .call(let callee, let arguments):
      "\(callee)(\(arguments.map(\.line).joined(separator: ", ")))"
    case .closure(let closure):
      "{ \(closure.head)\(closure.making.line) }"
    case .autoclosure(let marks, let value): marks + value.line
    case .either(let name, let value): "\(name) ?? \(value.line)"
    case .property(let value, let name): "\(value.line).\(name)"
    }
  }

  /// The value between what stands before and behind it, on as many lines as it takes.
  func lines(after start: String, before end: String = "", within columns: Int) -> [String] {
    let whole = start + line + end
    if whole.count <= columns, !hasStatements { return [whole] }
    switch self {
    case .call(let callee, let arguments) where !arguments.isEmpty:
      let inner = arguments.enumerated().flatMap { index, argument in
        argument.value.lines(
          after: argument.start, before: index == arguments.count - 1 ? "" : ",",
          within: columns - 2)
      }
      return ["\(start)\(callee)("] + inner.map { "  \($0)" } + [")\(end)"]
    case .closure(let closure):
      let head = closure.head.isEmpty ? "" : " \(closure.head.dropLast())"
      return ["\(start){\(head)"]
        + closure.making.lines(within: columns - 2).map { "  \($0)" } + ["}\(end)"]
    case .autoclosure(let marks, let value):
      return value.lines(after: start + marks, before: end, within: columns)
    case .either(let name, let value):
      return value.lines(after: "\(start)\(name) ?? ", before: end, within: columns)
    case .property(let value, let name):
      return value.lines(after: start, before: ".\(name)\(end)", within: columns)
    case .name, .call:
      return [whole]
    }
  }
}

extension Construction {
  /// Whether a closure in it has more than one statement.
  fileprivate var hasStatements: Bool {
    switch self {
    case .name: false
    case .call(_, let arguments): arguments.contains { $0.value.hasStatements }
    case .closure(let closure):
      !closure.making.locals.isEmpty || closure.making.value.hasStatements
    case .autoclosure(_, let value), .either(_, let value), .property(let value, _):
      value.hasStatements
    }
  }
}

extension Construction.Argument {
  fileprivate var start: String { label.map { "\($0): " } ?? "" }

  fileprivate var line: String { start + value.line }
}

extension Construction.Closure {
  /// What stands before the body and a space.
  fileprivate var head: String {
    let names = parameters.joined(separator: ", ")
    if !effects.isEmpty { return "\(captures)(\(names)) \(effects) in " }
    if parameters.isEmpty { return captures.isEmpty ? "" : "\(captures)in " }
    return "\(captures)\(names) in "
  }
}

extension Making {
  /// The body of what makes the value.
  func lines(within columns: Int) -> [String] {
    let locals = locals.flatMap { local in
      local.value.value.lines(
        after: "let \(local.name) = \(local.value.marks)", within: columns)
    }
    return locals + lastLines(after: locals.isEmpty ? "" : "return ", within: columns)
  }

  /// The value on one line.
  var line: String { marks + value.line }

  private func lastLines(after start: String, within columns: Int) -> [String] {
    guard let configuring else { return value.lines(after: start + marks, within: columns) }
    let variable = configuring.variable
    let keyword = configuring.isInout ? "var" : "let"
    let argument = configuring.isInout ? "&\(variable)" : variable
    let type = configuring.type.map { ": \($0)" } ?? ""
    return value.lines(after: "\(keyword) \(variable)\(type) = \(marks)", within: columns)
      + ["\(configuring.marks)\(configuring.closure)(\(argument))", "return \(variable)"]
  }
}

import DependencyGraph

extension Construction {
  /// The value on one line.
  var line: String {
    switch self {
    case .name(let name): name
    case .call(let callee, let arguments):
      "\(callee)(\(arguments.map(\.line).joined(separator: ", ")))"
    case .closure(let closure):
      "{ \(closure.head)\(closure.making.marks)\(closure.making.value.line) }"
    case .autoclosure(let marks, let value): marks + value.line
    case .either(let name, let value): "\(name) ?? \(value.line)"
    }
  }

  /// The value between what stands before and behind it, on as many lines as it takes.
  func lines(after start: String, before end: String = "", within columns: Int) -> [String] {
    let whole = start + line + end
    if whole.count <= columns { return [whole] }
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
    case .name, .call:
      return [whole]
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
    guard let configuring else { return value.lines(after: marks, within: columns) }
    let variable = configuring.variable
    let keyword = configuring.isInout ? "var" : "let"
    let argument = configuring.isInout ? "&\(variable)" : variable
    let type = configuring.type.map { ": \($0)" } ?? ""
    return value.lines(after: "\(keyword) \(variable)\(type) = \(marks)", within: columns)
      + ["\(configuring.marks)\(configuring.closure)(\(argument))", "return \(variable)"]
  }
}

import DependencyGraph
import SwiftWriting

extension Construction {
  /// The expression.
  var code: Code {
    switch self {
    case .name(let name): .text(name)
    case .call(let callee, let arguments): .call(callee, arguments.map(\.code))
    case .closure(let closure): .inlineBlock("{\(closure.head)", closure.making.statements)
    case .autoclosure(let marks, let value): [.text(marks), value.code]
    case .either(let name, let value): ["\(name) ?? ", value.code]
    case .property(let value, let name): [value.code, ".\(name)"]
    }
  }
}

extension Construction.Argument {
  fileprivate var code: Code { label.map { ["\($0): ", value.code] } ?? value.code }
}

extension Construction.Closure {
  /// What stands behind the opening brace.
  fileprivate var head: String {
    let names = parameters.joined(separator: ", ")
    if !effects.isEmpty { return " \(captures)(\(names)) \(effects) in" }
    if parameters.isEmpty { return captures.isEmpty ? "" : " \(captures)in" }
    return " \(captures)\(names) in"
  }
}

extension Making {
  /// The body of what makes the value.
  var statements: [Code] {
    locals.map { ["let \($0.name) = ", $0.value.code] }
      + lastStatements(after: locals.isEmpty ? "" : "return ")
  }

  /// The value without those that it shares.
  var code: Code { [.text(marks), value.code] }

  private func lastStatements(after start: Code) -> [Code] {
    guard let configuring else { return [[start, code]] }
    let variable = configuring.variable
    let keyword = configuring.isInout ? "var" : "let"
    let argument = configuring.isInout ? "&\(variable)" : variable
    let type = configuring.type.map { ": \($0)" } ?? ""
    return [
      ["\(keyword) \(variable)\(type) = ", code],
      "\(configuring.marks)\(configuring.closure)(\(argument))", "return \(variable)",
    ]
  }
}

import DependencyGraph
import SwiftProgram
import SwiftWriting

extension Wiring {
  /// The extension with the function, and with the types that it uses.
  ///
  /// - Parameter isolation: The word before extensions and types; empty for none.
  package func declaration(of container: String, _ isolation: String) -> DeclarationCode {
    DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isolation, "extension"], container),
      [function(of: container)] + narrows.map { $0.declaration(isolation) })
  }

  private func function(of container: String) -> DeclarationCode {
    let head = MemberHead(
      .function, modifiers: [globalActor.map { "@\($0)" } ?? "", access, "static"], name: Self.name,
      parameters: parameters.map { "\($0.name): \($0.type)\($0.isOptional ? " = nil" : "")" },
      type: container, effects: effects)
    // The members which are `nil` by default.
    let names = optionals.map { Code.text("`\($0)`") }
    let list: [Code] =
      names.isEmpty ? [] : ["", .filled(names, behind: "`nil` unless they are passed:")]
    return DeclarationCode(
      documentation: ["Builds every member, each from those that it needs."] + list,
      .block(head.code, body))
  }

  private var body: [Code] {
    let written = steps.filter { $0.kind != .memberLater }
    let end: Code = [written.isEmpty ? "" : "return ", result.code]
    // What '??' calls throws any error.
    let isTyped = effects.contains("throws(")
    return written.map { $0.code(inTypedBody: isTyped) } + [end]
  }
}

extension Wiring.Step {
  fileprivate func code(inTypedBody isTyped: Bool) -> Code {
    let name = variable
    switch kind {
    case .member, .memberLater: break
    case .memberBoxed(let wrapper):
      let value: Code = ["wrappedValue: \(name) ?? ", value.value]
      return ["let \(name) = ", .call(wrapper, [value])]
    case .sharedLater: return ["lazy var \(name) = ", value.value]
    case .sharedAtOnce: return ["let \(name) = ", value.code]
    case .sharedIfMissing(let users):
      let condition = users.map { "\($0) == nil" }.joined(separator: " || ")
      return .broken(
        "let \(name): \(type) =",
        .conditional("if \(condition) {", .lines(value.statements), else: "nil"))
    }
    guard value.marks.contains("await") || isTyped && !value.marks.isEmpty else {
      return .broken(
        "let \(name) =", ["\(value.marks)\(name)", .lineOrSpace, "?? ", value.value])
    }
    return .broken(
      "let \(name): \(type) =",
      .conditional("if let \(name) {", .text(name), else: .lines(value.statements)))
  }
}

extension Code {
  /// An `if` expression, broken as the group around it is.
  fileprivate static func conditional(_ head: String, _ value: Code, else other: Code) -> Code {
    [
      .text(head), .indented([.lineOrSpace, value]), .lineOrSpace, "} else {",
      .indented([.lineOrSpace, other]), .lineOrSpace, "}",
    ]
  }
}

extension Wiring.Narrow {
  fileprivate func declaration(_ isolation: String) -> DeclarationCode {
    let variables = fields.map { field in
      let kind = field.wrapper.map { "@\($0) var" } ?? (field.isSettable ? "var" : "let")
      return DeclarationCode("\(kind) \(field.name): \(field.type)")
    }
    let methods = methods.map { DeclarationCode($0.code) }
    let members = variables + (isClass ? [DeclarationCode(initializer)] : []) + methods
    return DeclarationCode(
      TypeHead(
        [
          globalActor.map { "@\($0)" } ?? isolation, "private",
          isClass ? "final class" : "struct",
        ], name, protocols: protocols, inheritance: .filled),
      members, separated: methods.isEmpty && !isClass ? .inline : .never)
  }

  private var initializer: Code {
    let parameters = fields.map {
      Code.text("\($0.name): \($0.isClosure ? $0.type.asEscaping : $0.type)")
    }
    return .block(.list("init(", parameters, ") {"), fields.map { "self.\($0.name) = \($0.name)" })
  }
}

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
    let written = steps.filter { $0.kind != .memberLater }
    let end: Code = [written.isEmpty ? "" : "return ", result.code]
    return DeclarationCode(
      documentation: ["Builds every member, each from those that it needs."] + list,
      .block(head.code, written.map(\.code) + [end]))
  }
}

extension Wiring.Step {
  fileprivate var code: Code {
    let name = name.asIdentifier
    switch kind {
    case .member, .memberLater:
      return .broken(
        "let \(name) =", ["\(value.marks)\(name)", .lineOrSpace, "?? ", value.value])
    case .memberByStatement:
      return .broken(
        "let \(name): \(type) =",
        .conditional("if let \(name) {", .text(name), else: .lines(value.statements)))
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
    DeclarationCode(
      TypeHead(
        [globalActor.map { "@\($0)" } ?? isolation, "private", "struct"], name,
        protocols: protocols, inheritance: .filled),
      fields.map { DeclarationCode("\($0.isSettable ? "var" : "let") \($0.name): \($0.type)") },
      separated: .inline)
  }
}

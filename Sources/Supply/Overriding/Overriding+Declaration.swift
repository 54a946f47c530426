import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

extension Overriding {
  /// The extension with the function.
  ///
  /// - Parameters:
  ///   - isolation: The word before extensions; empty for none.
  ///   - holder: The property with the container, for the function of what hands it on by
  ///     reference; `nil` for that of the container.
  package func declaration(
    of container: String, _ isolation: String, behind holder: String? = nil
  ) -> DeclarationCode {
    let head = MemberHead(
      .function, modifiers: [globalActor.map { "@\($0)" } ?? "", access], name: Self.name,
      parameters: parameters.map { "\($0.name): \($0.type) = nil" }, type: container,
      effects: effects == .none ? "" : effects.description)
    let body = holder.map { [self.body(behind: $0)] } ?? body(of: container)
    return DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isolation, "extension"], container),
      [DeclarationCode(documentation: documentation, .block(head.code, body))])
  }

  /// The words before a call: `try await `.
  private var marks: String {
    (effects.throwing == .nothing ? "" : "try ") + (effects.isAsync ? "await " : "")
  }

  private var documentation: [Code] {
    ["A copy in which the given members take the place of its own."]
      + (hasOptionals
        ? ["", "A member that may be `nil` is taken away by `.some(nil)`; `nil` keeps its own."]
        : [])
  }

  private func body(of container: String) -> [Code] {
    let end: Code = "return \(copyName)"
    guard let arguments else {
      return ["var \(copyName) = self"] + settings.compactMap { $0.change(of: copyName) } + [end]
    }
    let call = marks + container
    let start = settings.isEmpty ? call : "var \(copyName) = \(call)"
    return [.call(start, arguments.map(\.argument))]
      + settings.map { $0.setting(in: copyName) } + (settings.isEmpty ? [] : [end])
  }

  /// The copy that another container's copy is in.
  private func body(behind holder: String) -> Code {
    let isHidden = parameters.contains { $0.name == holder }
    return [
      .call(
        "\(marks)\(isHidden ? "self." : "")\(holder).\(Self.name)", parameters.map(\.handedOn)),
      ".\(ReferenceDeclaration.makerName)",
    ]
  }
}

extension Overriding.Parameter {
  /// The parameter as an argument for another of the same label.
  fileprivate var handedOn: Code { .broken("\(name.asLabel):", .text(name)) }
}

extension Overriding.Value {
  /// The value as an argument.
  fileprivate var argument: Code {
    let start = label.map { "\($0):" } ?? ""
    guard let parameter else { return .words([start, reading]) }
    let own: Code = "?? self.\(property)"
    let first = Code.words([start, parameter])
    return .choice([
      [first, " ", own], [first, .indented([.newLine, own])],
      [.text(start), .indented([.newLine, .text(parameter), .newLine, own])],
    ])
  }

  /// The statement that gives it to a copy that an initializer made.
  fileprivate func setting(in copy: String) -> Code {
    let start: Code = "\(copy).\(property) ="
    guard let parameter else { return .broken(start, .text(reading)) }
    return .broken(start, .group([.text(parameter), .lineOrSpace, "?? self.\(property)"]))
  }

  /// The statement that gives it to a copy of the original; `nil` for what has no parameter.
  fileprivate func change(of copy: String) -> Code? {
    parameter.map {
      .inlineBlock("if let \($0) {", [.broken("\(copy).\(property) =", .text($0))])
    }
  }
}

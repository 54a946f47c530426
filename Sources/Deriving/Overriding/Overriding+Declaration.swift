import DependencyGraph
import Roles
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
      .function, modifiers: modifiers(access), name: Self.name,
      parameters: parameters.map { "\($0.text) = nil" }, type: container)
    let body = holder.map { [self.body(behind: $0)] } ?? body(of: container)
    let function = DeclarationCode(documentation: documentation, .block(head.code, body))
    let initializer = holder == nil ? initializer(of: container).map { [$0] } ?? [] : []
    return DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isolation, "extension"], container), [function] + initializer)
  }

  private func modifiers(_ access: String) -> [String] {
    [globalActor.map { "@\($0)" } ?? "", access]
  }

  private var documentation: [Code] {
    ["A copy in which the given members take the place of its own."]
      + (hasOptionals
        ? ["", "A member that may be `nil` is taken away by `.some(nil)`; `nil` keeps its own."]
        : [])
      + (derivesMembers ? ["", "What its initializer derives from them is derived anew."] : [])
  }

  private func body(of container: String) -> [Code] {
    let end: Code = "return \(copyName)"
    switch making {
    case .copy:
      return ["var \(copyName) = self"] + settings.compactMap { $0.change(of: copyName) } + [end]
    case .call(let arguments):
      let start = settings.isEmpty ? container : "var \(copyName) = \(container)"
      return [.call(start, arguments.map(\.argument))]
        + settings.map { $0.setting(in: copyName) } + (settings.isEmpty ? [] : [end])
    case .assignment:
      return [.call(container, ["\(Self.originalLabel): self"] + parameters.map(\.handedOn))]
    }
  }

  /// The copy that another container's copy is in.
  private func body(behind holder: String) -> Code {
    let isHidden = parameters.contains { $0.name == holder }
    return [
      .call("\(isHidden ? "self." : "")\(holder).\(Self.name)", parameters.map(\.handedOn)),
      ".\(ReferenceDeclaration.makerName)",
    ]
  }

  private static let originalLabel = "copying"

  /// The initializer that is generated for the copy; `nil` where there is another way.
  private func initializer(of container: String) -> DeclarationCode? {
    guard case .assignment(let values, let original) = making else { return nil }
    let head = MemberHead(
      .initializer, modifiers: modifiers("private"),
      parameters: ["\(Self.originalLabel) \(original): \(container)"] + parameters.map(\.text))
    return DeclarationCode(.block(head.code, values.map { $0.setting(in: "self", from: original) }))
  }
}

extension Overriding.Parameter {
  /// The parameter without its default.
  fileprivate var text: String {
    label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
  }

  /// The parameter as an argument for another of the same label.
  fileprivate var handedOn: Code { .broken("\(argumentLabel):", .text(name)) }
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

  /// The statement that gives it to a copy that an initializer made or makes.
  ///
  /// - Parameter original: Who has the value that is not replaced; `nil` for `self`.
  fileprivate func setting(in copy: String, from original: String? = nil) -> Code {
    let own = parameter == nil && original == nil ? reading : "\(original ?? "self").\(property)"
    let start: Code = "\(copy).\(property) ="
    guard let parameter else { return .broken(start, .text(own)) }
    return .broken(start, .group([.text(parameter), .lineOrSpace, "?? \(own)"]))
  }

  /// The statement that gives it to a copy of the original; `nil` for what has no parameter.
  fileprivate func change(of copy: String) -> Code? {
    parameter.map {
      .inlineBlock("if let \($0) {", [.broken("\(copy).\(property) =", .text($0))])
    }
  }
}

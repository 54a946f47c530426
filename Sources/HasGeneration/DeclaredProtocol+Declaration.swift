import DependencyGraph
import SwiftWriting

extension DeclaredProtocol {
  /// The protocol, on one line if it fits.
  var declaration: DeclarationCode {
    DeclarationCode(
      documentation: documentation?.split(separator: "\n", omittingEmptySubsequences: false)
        .map { .text(String($0)) } ?? [],
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isNonisolated ? "nonisolated" : "", access, "protocol"], name),
      [DeclarationCode(requirement)], separated: .inline)
  }

  private var requirement: Code {
    let variable = "\(globalActor.map { "@\($0) " } ?? "")var \(property):"
    let accessor = effects.isEmpty ? "get" : "get \(effects)"
    return .choice([
      "\(variable) \(type) { \(accessor) }",
      .block("\(variable) \(type) {", [.text(accessor)]),
      [.broken(.text(variable), .text(type)), .newLine, "{ \(accessor) }"],
    ])
  }
}

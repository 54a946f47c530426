import SwiftWriting

/// A Has-protocol that is generated for a container's property.
///
/// What is written in it is written as the generated file has to write it.
public struct DeclaredProtocol: Sendable, Hashable {
  /// The protocol's name.
  public let name: String
  /// The property's name, back ticks included.
  public let property: String
  /// The property's type.
  public let type: String
  /// The access as written, `public` or `package`; empty for `internal`.
  public internal(set) var access = ""
  /// Whether the protocol states that it is not isolated.
  public internal(set) var isNonisolated = false
  /// The global actor that the requirement is isolated to, without `@`; `nil` for none.
  public internal(set) var globalActor: String?
  /// The effects of the getter as written; empty for none.
  public internal(set) var effects = ""
  /// The attributes that say where it is available, sorted.
  public internal(set) var availability: [String] = []
  /// The `#if` condition that it stands under; `nil` for always.
  public internal(set) var condition: String?
  /// The property's doc comment without its comment marks; `nil` for none.
  public internal(set) var documentation: String? = nil
}

extension DeclaredProtocol {
  /// The protocol, on one line if it fits.
  package var declaration: DeclarationCode {
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

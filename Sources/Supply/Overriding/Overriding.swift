import Roles
import SwiftProgram
import SwiftReading
import SwiftWriting

/// The function that gives a copy of a container in which some members are replaced.
///
/// Names and types are written as the generated file has to write them.
public struct Overriding: Sendable {
  /// The name of the function.
  package static let name = "overriding"

  /// The attributes that the extension needs: its availability, sorted.
  let availability: [String]
  /// The condition under which it is compiled; `nil` for always.
  let condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  let globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  let access: String
  /// The members that a parameter replaces, in the order in which they are declared.
  let parameters: [(name: String, type: String)]
  /// True if a member that it replaces may be `nil`.
  let hasOptionals: Bool
  /// The effects of the initializer that makes the copy.
  let effects: Effects
  /// The statements that make the copy.
  let body: [Code]

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
    let documentation: [Code] =
      ["A copy in which the given members take the place of its own."]
      + (hasOptionals
        ? ["", "A member that may be `nil` is taken away by `.some(nil)`; `nil` keeps its own."]
        : [])
    return DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isolation, "extension"], container),
      [
        DeclarationCode(
          documentation: documentation,
          .block(head.code, holder.map { [copy(in: $0, marks: head.marks)] } ?? body))
      ])
  }

  /// The reference to a copy of the container that a property holds.
  private func copy(in holder: String, marks: String) -> Code {
    let isHidden = parameters.contains { $0.name == holder }
    return [
      .call(
        "\(marks)\(isHidden ? "self." : "")\(holder).\(Self.name)",
        parameters.map { .broken("\($0.name.asLabel):", .text($0.name)) }),
      ".\(ReferenceDeclaration.makerName)",
    ]
  }
}

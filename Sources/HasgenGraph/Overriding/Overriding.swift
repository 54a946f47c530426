import HasgenProgram
import HasgenReading
import HasgenWriting

/// The function that returns a copy of a container with some members replaced.
///
/// Names and types are spelled as the generated file needs them.
package struct Overriding: Sendable {
  /// The name of the function.
  package static let name = "overriding"

  /// The availability attributes of the extension, sorted.
  let availability: [String]
  /// The `#if` condition around the extension; `nil` for none.
  let condition: String?
  /// The global actor of the function, without `@`; `nil` for none, and if it is the container's.
  let globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  let access: String
  /// The parameters, one for each member that can be replaced, in the order of the declarations.
  let parameters: [(name: String, type: String)]
  /// True if a member that can be replaced is optional.
  let hasOptionals: Bool
  /// The effects of the initializer that makes the copy.
  let effects: Effects
  /// The statements that make the copy.
  let body: [Code]

  /// The extension with the function.
  ///
  /// - Parameters:
  ///   - isolation: The isolation modifier of extensions; empty for none.
  ///   - holder: The property that stores the container, for the function of its `Reference`; `nil`
  ///     for the function of the container.
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
      attributes: availability, condition: condition,
      TypeHead([isolation, "extension"], container),
      [
        DeclarationCode(
          documentation: documentation,
          .block(head.code, holder.map { [copy(in: $0, marks: head.marks)] } ?? body))
      ])
  }

  /// The expression that copies the container in a property and returns a reference to the copy.
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

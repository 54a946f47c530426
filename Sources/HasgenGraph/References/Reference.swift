import HasgenWriting

/// The class, nested in a container, that stores one copy of the container and conforms to its
/// Has-protocols. Passing it costs one reference.
package struct Reference: Sendable {
  /// The access as written, `public` or `package`; empty for `internal`.
  package let access: String
  /// The availability attributes of the container's extension, sorted.
  package let availability: [String]
  /// The condition under which the container is compiled; `nil` for always.
  package let condition: String?
  /// The global actor of the class, without `@`; `nil` for none.
  package let globalActor: String?
  /// True if the class is declared `Sendable`.
  package let isSendable: Bool
  /// The name of the property that holds the copy.
  package let holder: String
  /// The conformances with the members that forward to the copy, sorted by name.
  package let conformances: [Conformance]

  /// The extension that declares the class. Each conformance of the class is an extension of its
  /// own: the compiler takes about half the time that it takes for a list in the header.
  ///
  /// - Parameter isolation: The isolation modifier of extensions and the class; empty for none.
  package func declaration(of container: String, _ isolation: String) -> DeclarationCode {
    let property = DeclarationCode(
      documentation: [
        "One shared copy: handing it on costs a reference, however many members there are."
      ], .words([access, "var byReference: Reference { Reference(self) }"]))
    let storage = DeclarationCode(
      .lines([
        "private let \(holder): \(container)",
        .inlineBlock(
          "fileprivate init(_ \(holder): \(container)) {", ["self.\(holder) = \(holder)"]),
      ]))
    let type = DeclarationCode(
      documentation: ["All that `\(container)` has, behind one reference."],
      TypeHead(
        [globalActor.map { "@\($0)" } ?? "", isolation, access, "final class"], "Reference",
        protocols: isSendable ? ["Sendable"] : []),
      [storage])
    return DeclarationCode(
      attributes: availability, condition: condition,
      TypeHead([isolation, "extension"], container), [property, type])
  }
}

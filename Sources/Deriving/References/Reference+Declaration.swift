import DependencyGraph
import SwiftWriting

extension Reference {
  /// The extension with the class, whose conformances come behind it: one extension each takes the
  /// compiler about half the time of a list in the header.
  ///
  /// - Parameter isolation: The word before extensions and the class; empty for none.
  package func declaration(of container: String, _ isolation: String) -> DeclarationCode {
    let property = DeclarationCode(
      documentation: [
        "One shared copy: handing it on costs a reference, however many members there are."
      ], .words([access, "var byReference: Reference { Reference(self) }"]))
    let storage = DeclarationCode(
      .lines([
        "private \(isMutable ? "var" : "let") \(holder): \(container)",
        .inlineBlock(
          "fileprivate init(_ \(holder): \(container)) {", ["self.\(holder) = \(holder)"]),
      ]))
    let type = DeclarationCode(
      documentation: ["All that `\(container)` has, behind one reference."],
      TypeHead(
        [globalActor.map { "@\($0)" } ?? "", isolation, access, "final class"], "Reference",
        protocols: isSendable ? ["Sendable"] : []),
      [storage] + members.map(\.declaration), separated: .aroundBlocks)
    return DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead([isolation, "extension"], container), [property, type])
  }
}

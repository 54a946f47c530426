import HasgenGraph
import HasgenProgram
import HasgenWriting

extension Wiring {
  /// The extension with the function, and with the structs for compositions.
  ///
  /// - Parameter isolation: The isolation modifier of extensions and types; empty for none.
  package func declaration(of container: String, _ isolation: String) -> DeclarationCode {
    DeclarationCode(
      attributes: availability, condition: condition,
      TypeHead([isolation, "extension"], container),
      [function(of: container)] + adapters)
  }

  private func function(of container: String) -> DeclarationCode {
    let head = MemberHead(
      .function, modifiers: [globalActor.map { "@\($0)" } ?? "", access, "static"], name: Self.name,
      parameters: parameters.map { "\($0.name): \($0.type)\($0.isOptional ? " = nil" : "")" },
      type: container, effects: effects)
    // The members that are `nil` by default.
    let names = optionals.map { Code.text("`\($0)`") }
    let list: [Code] =
      names.isEmpty ? [] : ["", .filled(names, behind: "`nil` unless they are passed:")]
    let written = steps.compactMap(\.statement)
    let end: Code = [written.isEmpty ? "" : "return ", result]
    return DeclarationCode(
      documentation: ["Builds every member, each from those that it needs."] + list,
      .block(head.code, written + [end]))
  }
}

import Findings

/// A property that holds a parent and that the generated file cannot see.
struct HiddenParent: Sendable {
  let container: String
  let property: String
  let access: String
  /// The Has-protocols that would be forwarded.
  let protocols: [String]
  let location: Location

  var diagnostic: Diagnostic {
    let names = protocols.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      severity: .warning, id: .hiddenParent,
      message: "'\(property)' is \(access), so '\(container)' cannot forward \(names) to it from "
        + "its generated file",
      location: location,
      notes: [Diagnostic.Note("remove '\(access)', or mark it as '// hasgen: not-parent'")])
  }
}

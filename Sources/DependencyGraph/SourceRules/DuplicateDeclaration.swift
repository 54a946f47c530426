import Findings

/// Two declarations of one name in one module that are compiled together.
struct DuplicateDeclaration: Sendable {
  let name: String
  let module: String
  let first: Location
  let second: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .duplicateDeclaration,
      message: "'\(name)' is declared twice in module '\(module)'", location: second,
      notes: [
        Diagnostic.Note(
          "rename one of them, or put them under '#if' conditions that exclude each other; if they "
            + "belong to two modules, name both folders under '\"sources\"' in '.hasgen.json'"),
        Diagnostic.Note("first declared here", at: first),
      ])
  }
}

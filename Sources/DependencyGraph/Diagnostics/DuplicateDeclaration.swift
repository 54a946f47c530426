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
        Diagnostic.Note("first declared here", at: first),
        Diagnostic.Note(
          "rename one of them, put them under excluding '#if' conditions, or hand the modules to "
            + "hasgen as folders of their own"),
      ])
  }
}

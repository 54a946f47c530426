/// A container that does not show any more what its generated conformances need, but may have it.
struct UnsureConformance: Sendable {
  /// What may supply members that the sources do not show.
  enum Source: Sendable {
    case macro(String)
    case unreadType(String)
  }

  let container: String
  let protocols: [String]
  let sources: [Source]
  let location: Location

  var diagnostic: Diagnostic {
    let names = protocols.map { "'\($0)'" }.joined(separator: ", ")
    let sources = sources.map { source in
      switch source {
      case .macro(let name): "'@\(name)' may add, if it is a macro"
      case .unreadType(let name): "'\(name)' may have, which is not declared in the sources"
      }
    }
    return Diagnostic(
      severity: .error, id: "unsure-conformance",
      message: "'\(container)' does not show what it needs to conform to \(names) as before",
      location: location,
      notes: sources.map { Diagnostic.Note("nothing is taken away, because of what \($0)") } + [
        Diagnostic.Note(
          "if '\(container)' still has it, write 'extension \(container): "
            + "\(protocols.joined(separator: ", ")) {}' by hand; if not, delete the generated file"
            + " and run again")
      ])
  }
}

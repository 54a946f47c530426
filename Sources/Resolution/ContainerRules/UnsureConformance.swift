import DependencyGraph
import Findings
import Roles

/// A container that does not show any more what its generated conformances need, but may have it.
struct UnsureConformance: Sendable {
  /// A source of members that the sources do not show.
  enum Source: Sendable, Hashable {
    /// As it is written: `@Adds`, `#add`.
    case macro(String)
    case unreadType(String)
    /// A member of a type that may be another name of what is asked for.
    case unreadTypeOfMember(String)
    /// A member of what is asked for but its type, which the compiler takes from a value.
    case untypedMember(String)
  }

  let container: String
  let protocols: [String]
  let sources: [Source]
  let location: Location

  var diagnostic: Diagnostic {
    let sources = sources.map { source in
      switch source {
      case .macro(let name): "of what '\(name)' may add, if it is a macro"
      case .unreadType(let name):
        "of what '\(name)' may have, which is not declared in the sources"
      case .unreadTypeOfMember(let name):
        "'\(name)', which is not declared in the sources, may be what is asked for"
      case .untypedMember(let name): "the type of '\(name)' is not written"
      }
    }
    return Diagnostic(
      severity: .error, id: .unsureConformance,
      message:
        "hasgen cannot see whether '\(container)' still conforms to \(protocols.someInQuotes)",
      location: location,
      notes: [
        Diagnostic.Note(
          "if it does, write 'extension \(container): "
            + "\(protocols.joined(separator: ", ")) {}' by hand; if not, delete the generated file"
            + " and run again")
      ]
        + sources.map {
          Diagnostic.Note("its file is left as it is, because \($0)", isFurther: true)
        })
  }
}

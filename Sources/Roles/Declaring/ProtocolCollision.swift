import Findings
import SwiftReading
import SwiftProgram

/// A protocol that is to be declared for a property, and whose name is taken.
struct ProtocolCollision: Sendable {
  /// The declaration that has the name already.
  enum Rival: Sendable {
    /// A declaration of the user's.
    case type(Declaration.Kind)
    /// Another property whose protocol asks for something else.
    case property(ProtocolDraft)
  }

  let draft: ProtocolDraft
  let rival: Rival
  let first: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .protocolCollision, message: message, location: draft.location,
      notes: [
        Diagnostic.Note("\(cure), or mark one of them with '// hasgen: ignore'"),
        Diagnostic.Note(note, at: first),
      ])
  }

  private var message: String {
    let property = "'\(draft.property.baseName)'"
    return switch rival {
    case .type:
      "'\(draft.name)' cannot be declared for \(property): the name is taken"
    case .property:
      "'\(draft.name)' cannot be declared for \(property) with '\(draft.requirement)': it is "
        + "declared for another property already"
    }
  }

  private var note: String {
    switch rival {
    case .type(.protocol): "by this protocol, which does not ask for '\(draft.property.baseName)'"
    case .type(let kind): "by this \(kind.rawValue)"
    case .property(let first): "for this one, with '\(first.requirement)'"
    }
  }

  private var cure: String {
    switch rival {
    case .type: "give one of them another name"
    case .property(let first) where first.asked.property == draft.asked.property:
      "make the two properties the same, give one of them another name"
    case .property: "declare a protocol for one of them by hand"
    }
  }
}

extension ProtocolDraft {
  /// The requirement as it would be written.
  fileprivate var requirement: String {
    let actor = asked.isolation.map { "@\($0) " } ?? ""
    let effects = written.map { $0.effects.isEmpty ? "" : " \($0.effects)" } ?? ""
    return "\(actor)var \(property.name): \(written?.type ?? "…") { get\(effects) }"
  }
}

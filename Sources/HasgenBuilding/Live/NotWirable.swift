import HasgenGraph
import HasgenProgram
import HasgenReading

/// The reason why the requested function `live` cannot be written for a container.
package struct NotWirable {
  let reason: String
  let refusals: [Refusal]

  /// The members that make all initializers private; empty for another reason.
  package var hiddenMembers: [String] {
    refusals.allSatisfy { $0.kind == .hiddenMember } ? refusals.flatMap(\.names) : []
  }

  /// The reason for a kind of container that gets no `live`; `nil` for other containers.
  static func obstacle(for container: NominalType) -> NotWirable? {
    let conditional = container.openMembers.first { !$0.declaration.conditions.isEmpty }
    let own = container.members(named: Wiring.name).first {
      $0.owner == container.id && $0.declaration.isStatic
    }
    let reason: String
    if own != nil {
      reason = "it has a 'live' of its own"
    } else if let conditional {
      reason = "'\(conditional.declaration.baseName)' is under '#if' and has no value"
    } else {
      return nil
    }
    let fix = "remove '\"wiring\": true', or the declaration that conflicts"
    return NotWirable(reason: reason, refusals: [Refusal(.other, fix)])
  }

  package func diagnostic(of container: NominalType, in table: SymbolTable) -> Diagnostic {
    Diagnostic(
      .error, "cannot write 'live' for '\(container.symbol.path)': \(reason)", id: .notWirable,
      at: table.location(of: container.id), notes: refusals.flatMap(\.notes))
  }
}

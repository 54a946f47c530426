import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The reason why the requested function `live` cannot be written for a container.
package struct NotWirable {
  private let reason: String
  private let refusals: [Refusal]

  /// The members that make all initializers private; empty for another reason.
  package var hiddenMembers: [String] {
    refusals.allSatisfy { $0.kind == .hiddenMember } ? refusals.flatMap(\.names) : []
  }

  /// Creates the reason if no initializer can be called.
  init(refusing refusals: [Refusal]) {
    reason = "no initializer of it can be called"
    self.refusals = refusals
  }

  /// Creates the reason if several initializers can be called.
  init(among rivals: [Provider]) {
    reason = "several initializers would do"
    refusals = [
      Refusal(
        among: rivals.map(\.place),
        "mark one with '// hasgen: live', or the others with '// hasgen: ignore'")
    ]
  }

  /// Creates the reason for a kind of container that gets no `live`; `nil` for other containers.
  init?(_ container: NominalType) {
    let conditional = container.openMembers.first { !$0.declaration.conditions.isEmpty }
    var fix = "remove '\"wiring\": true', or remove what is in its way"
    if container.members(named: Wiring.name).contains(where: {
      $0.owner == container.id && $0.declaration.isStatic
    }) {
      reason = "it has a 'live' of its own"
    } else if let conditional {
      reason = "'\(conditional.declaration.baseName)' is under '#if' and has no value"
      fix = "give it a value, or write 'static func live' by hand"
    } else {
      return nil
    }
    refusals = [Refusal(.other, fix)]
  }

  package func diagnostic(of container: NominalType, in table: SymbolTable) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .notWirable,
      message: "cannot write 'live' for '\(container.symbol.path)': \(reason)",
      location: table.location(of: container.id), notes: refusals.flatMap(\.notes))
  }
}

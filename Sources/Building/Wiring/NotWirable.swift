import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

/// The reason why no function `live` can be written for a container that asks for one.
package struct NotWirable {
  let reason: String
  let notes: [Diagnostic.Note]
  /// The mistake, in a word.
  let kind: String
  /// The members that hide all initializers there are; empty if something else is in the way.
  package private(set) var hiddenMembers: [String] = []

  private init(_ reason: String, _ fix: String) {
    self.reason = reason
    notes = [Diagnostic.Note(fix)]
    kind = "container"
  }

  /// No initializer can be called.
  init(refusing refusals: [Refusal]) {
    reason = "no initializer of it can be called"
    notes = refusals.flatMap(\.notes)
    kind = "container"
    if refusals.allSatisfy({ $0.kind == .hiddenMember }) {
      hiddenMembers = refusals.flatMap(\.names)
    }
  }

  /// Several initializers can be called.
  init(among rivals: [Provider], areMarked: Bool, in container: NominalType, _ table: SymbolTable) {
    // Swift writes one of them, which nobody can mark: it is at the container's place.
    let isImplied = rivals.contains { $0.location == table.location(of: container.id) }
    let refusal = Refusal(areMarked ? .marks : .initializers, among: rivals.map(\.rival))
    reason = "several initializers would do"
    notes =
      [
        Diagnostic.Note(
          refusal.sentence
            + (isImplied
              ? ", or, if you mean the one that Swift writes, the other with '// hasgen: ignore'"
              : ""))
      ] + refusal.further
    kind = refusal.kind.rawValue
  }

  /// The reason that lies in the container, whatever its members are; `nil` if there is none.
  init?(_ container: NominalType) {
    let isTaken = container.members(named: LiveName.text).contains {
      $0.owner == container.id && $0.declaration.isStatic
    }
    let conditional = container.openMembers.first { !$0.declaration.conditions.isEmpty }
    let fix = "remove '\"wiring\": true', or remove what is in its way"
    if isTaken {
      self.init("it has a 'live' of its own", fix)
    } else if container.kind == .enum {
      self.init("it is an enum", fix)
    } else if container.symbol.sites.contains(where: { !$0.declaration.genericParameters.isEmpty })
    {
      self.init("it is generic, and nothing says of what", fix)
    } else if let conditional {
      self.init(
        "'\(conditional.declaration.baseName)' is under '#if' and has no value",
        "give it a value, or write 'static func live' by hand")
    } else {
      return nil
    }
  }

  package func diagnostic(of container: NominalType, in table: SymbolTable) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .notWirable,
      message: "cannot write 'live' for '\(container.symbol.path)': \(reason)",
      location: table.location(of: container.id), notes: notes)
  }
}

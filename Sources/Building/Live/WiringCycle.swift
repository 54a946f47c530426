import Findings
import Roles

/// Members of a container that need each other, so that none of them can be built first.
package struct WiringCycle {
  /// A member, and the call that builds it.
  typealias Step = (name: String, builder: NamedPlace)

  let container: String
  /// The members. Each needs the next one, and the last one needs the first.
  let steps: [Step]

  package var diagnostic: Diagnostic {
    let names = (steps + steps.prefix(1)).map { "'\($0.name)'" }
    return Diagnostic(
      severity: .error, id: .wiringCycle,
      message:
        "no member of '\(container)' can be built first: \(names.joined(separator: " needs "))",
      location: steps.first?.builder.location,
      notes: [.splitting]
        + steps.map {
          Diagnostic.Note(
            "'\($0.name)' is built by '\($0.builder.name)'", at: $0.builder.location)
        })
  }
}

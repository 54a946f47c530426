/// A Has-protocol that consumers need and that no container has.
struct UnmetDependency: Sendable {
  let severity: Diagnostic.Severity
  let protocolName: String
  /// Who needs it, the first one first.
  let consumers: [(name: String, location: Location)]
  /// What the containers lack, and what they have that is near to it.
  let notes: [Diagnostic.Note]

  var diagnostic: Diagnostic {
    let names = consumers.map { "'\($0.name)'" }
    let others = consumers.dropFirst().map {
      Diagnostic.Note("'\($0.name)' needs it too", at: $0.location)
    }
    return Diagnostic(
      severity: severity, id: "unmet-dependency",
      message:
        "no container has '\(protocolName)', which \(names.joined(separator: ", ")) "
        + (names.count == 1 ? "needs" : "need"),
      location: consumers.first?.location, notes: others + notes)
  }
}

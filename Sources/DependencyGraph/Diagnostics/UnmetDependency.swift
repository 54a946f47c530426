/// A Has-protocol that consumers need and that no container has.
struct UnmetDependency: Sendable {
  let severity: Diagnostic.Severity
  let protocolName: String
  /// Who needs it, the first one first.
  let consumers: [NamedType]
  /// A type that has it, and is no container.
  let supplier: NamedType?
  /// What the containers lack.
  let lacks: [Lack]
  /// Why no container can make it.
  var causes: [Diagnostic.Note] = []

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
      location: consumers.first?.location,
      notes: others + (supplier.map { [$0.supplierNote] } ?? causes + lacks.map(\.note)))
  }
}

extension NamedType {
  /// A note that it supplies what no container has.
  var supplierNote: Diagnostic.Note {
    Diagnostic.Note("'\(name)' has it, but is no container", at: location)
  }
}

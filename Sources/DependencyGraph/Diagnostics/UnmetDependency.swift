/// A Has-protocol that consumers need and that no container has.
struct UnmetDependency: Sendable {
  let protocolName: String
  /// Who needs it, the first one first.
  let consumers: [NamedType]
  /// What the containers lack.
  let lacks: [Lack]
  /// Why no container can make it.
  var causes: [Diagnostic.Note] = []

  var diagnostic: Diagnostic {
    let others = consumers.dropFirst().map {
      Diagnostic.Note("'\($0.name)' needs it too", at: $0.location, isFurther: true)
    }
    return Diagnostic(
      severity: .error, id: "unmet-dependency",
      message:
        "no container has '\(protocolName)', which \(consumers.map(\.name).someInQuotes) "
        + (consumers.count == 1 ? "needs" : "need"),
      location: consumers.first?.location,
      notes: causes + lacks.map(\.note) + others)
  }
}

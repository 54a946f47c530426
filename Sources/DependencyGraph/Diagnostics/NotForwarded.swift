/// A Has-protocol that a parent has, that a consumer needs from the child, and that cannot be
/// forwarded.
struct NotForwarded: Sendable {
  let child: String
  let protocolName: String
  let consumer: NamedType
  /// What the consumer needs too and has from the child alone.
  let other: String
  /// The property that holds the parent.
  let parent: NamedType
  /// Why not, in words.
  let reason: String

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, id: "not-forwarded",
      message: "'\(child)' has no '\(protocolName)', which '\(consumer.name)' needs beside "
        + "'\(other)'",
      location: consumer.location,
      notes: [
        Diagnostic.Note(
          "it cannot be forwarded to '\(parent.name)': \(reason)", at: parent.location),
        Diagnostic.Note("write it by hand: 'extension \(child): \(protocolName) { … }'"),
      ])
  }
}

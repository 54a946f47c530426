/// Has-protocols that a container cannot forward to its parent, and that are needed by consumers
/// which may be handed the one or the other.
struct Unforwarded: Sendable {
  /// One of the protocols.
  struct Item: Sendable {
    let protocolName: String
    /// Why it cannot be forwarded, in words.
    let reason: String
    /// Who needs it first.
    let consumer: NamedType
  }

  let child: String
  /// The property that holds the parent.
  let parent: NamedType
  let items: [Item]

  var diagnostic: Diagnostic {
    let names = items.map { "'\($0.protocolName)'" }.joined(separator: ", ")
    let excepted = items.map(\.protocolName).joined(separator: " ")
    return Diagnostic(
      severity: .warning, id: "not-forwarded",
      message: "'\(child)' cannot forward \(names) to '\(parent.name)'",
      location: parent.location,
      notes: items.map { item in
        Diagnostic.Note(
          "'\(item.consumer.name)' needs '\(item.protocolName)': \(item.reason)",
          at: item.consumer.location)
      } + [
        Diagnostic.Note(
          "write by hand what is needed of '\(child)': 'extension \(child): "
            + "\(items[0].protocolName) { … }'; what is only asked of its parent, mark here as "
            + "'// hasgen: no-forward \(excepted)'")
      ])
  }
}

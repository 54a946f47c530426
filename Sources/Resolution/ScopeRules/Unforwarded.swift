import DependencyGraph
import Findings
import Roles

/// Has-protocols that a container cannot forward to its parent, and that are needed by consumers
/// which may be handed the one or the other.
struct Unforwarded: Sendable {
  /// A protocol that cannot be forwarded.
  struct Item: Sendable {
    let protocolName: String
    /// The reason why it cannot be forwarded.
    let cause: ImplementationObstacle
    /// The first consumer that needs it.
    let consumer: NamedType
  }

  let child: String
  /// The property that holds the parent.
  let parent: NamedType
  let items: [Item]

  var diagnostic: Diagnostic {
    let names = items.map(\.protocolName).someInQuotes
    let excepted = items.map(\.protocolName).joined(separator: " ")
    return Diagnostic(
      severity: .warning, id: .notForwarded,
      message: "'\(child)' cannot forward \(names) to '\(parent.name)'",
      location: parent.location,
      notes: cures.map { Diagnostic.Note($0) } + [
        Diagnostic.Note(
          "\(byHand)what is only asked of its parent, mark here as '// hasgen: no-forward \(excepted)'"
        )
      ]
        + items.map { item in
          Diagnostic.Note(
            "'\(item.consumer.name)' needs '\(item.protocolName)': \(item.cause.words)",
            at: item.consumer.location, isFurther: true)
        })
  }

  /// The changes that would remove the causes, each once.
  private var cures: [String] { Set(items.compactMap(\.cause.cure)).sorted() }

  private var byHand: String {
    items.first(where: \.cause.canBeWritten).map { item in
      "write by hand what is needed of '\(child)': 'extension \(child): \(item.protocolName) "
        + "{ … }'; "
    } ?? ""
  }
}

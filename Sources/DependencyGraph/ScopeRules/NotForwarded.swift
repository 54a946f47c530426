import Findings

/// A Has-protocol that a container above has, that a consumer needs from the child, and that the child
/// cannot be given.
struct NotForwarded: Sendable {
  /// Why it is not forwarded.
  enum Obstacle: Sendable {
    /// It cannot be forwarded to the property that holds the parent.
    case gap(parent: NamedType, ForwardingGap.Cause)
    /// The property holds a type that holds the container and is none.
    case holder(property: NamedType, type: NamedType, container: String)
  }

  /// The container that the consumer would be handed.
  let container: String
  /// The same, or the one above it at which the way ends.
  let child: String
  let protocolName: String
  let consumer: NamedType
  /// What the consumer needs too and those that have the first have not.
  let other: String?
  let obstacle: Obstacle

  /// What has one obstacle, in one message each.
  static func diagnostics(of all: [NotForwarded]) -> [Diagnostic] {
    Dictionary(grouping: all, by: \.sharedObstacle).values.compactMap { group in
      let group = group.sorted {
        ($0.consumer.location, $0.protocolName) < ($1.consumer.location, $1.protocolName)
      }
      return group.first?.diagnostic(with: group)
    }
  }

  /// The same for all that one change would forward.
  private var sharedObstacle: [String] {
    switch obstacle {
    case .gap(let parent, let cause):
      [container, child, parent.name, cause.words, cause.cure ?? ""]
    case .holder(_, let type, let behind):
      // A mark at the type helps all.
      [type.name, behind]
    }
  }

  private func diagnostic(with group: [NotForwarded]) -> Diagnostic {
    let names = Set(group.map(\.protocolName)).sorted()
    let consumers = group.map(\.consumer.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let containers = Set(group.map(\.container)).sorted()
    return Diagnostic(
      severity: .warning, id: .notForwarded,
      message: containers.someInQuotes + (containers.count == 1 ? " has" : " have")
        + " no \(names.someInQuotes), which \(consumers.someInQuotes) "
        + (consumers.count == 1 ? "needs" : "need")
        + (group.count == 1 ? other.map { " beside '\($0)'" } ?? "" : ""),
      location: consumer.location,
      notes: notes(for: names)
        + group.dropFirst().map {
          Diagnostic.Note(
            "'\($0.consumer.name)' needs '\($0.protocolName)'", at: $0.consumer.location,
            isFurther: true)
        })
  }

  private func notes(for names: [String]) -> [Diagnostic.Note] {
    switch obstacle {
    case .gap(let parent, let cause):
      let beginning = child == container ? "it cannot be forwarded" : "'\(child)' cannot forward it"
      let byHand = "write it by hand: 'extension \(child): \(names.joined(separator: ", ")) { … }'"
      let cures = [cause.cure, cause.canBeWritten ? byHand : nil].compactMap(\.self)
      return [
        Diagnostic.Note("\(beginning) to '\(parent.name)': \(cause.words)", at: parent.location)
      ] + cures.map { Diagnostic.Note($0) }
    case .holder(let property, let type, let behind):
      return [
        Diagnostic.Note(
          "'\(child)' holds '\(type.name)' as '\(property.name)', which holds '\(behind)' and is "
            + "no container", at: property.location),
        Diagnostic.Note(
          "if it is one, mark it with '// hasgen: container'", at: type.location),
      ]
    }
  }
}

import DependencyGraph
import Findings
import Roles
import SwiftProgram

/// A Has-protocol that a container above has, that a consumer needs from the child, and that the child
/// cannot be given.
struct NotForwarded: Sendable {
  /// The container that the consumer would be handed.
  let container: String
  /// The container at which the way ends: the same one, or one above it.
  let child: String
  let protocolName: String
  let consumer: NamedType
  /// Another protocol that the consumer needs, which the containers that have the first one lack.
  let other: String?
  /// The reason why it is not forwarded.
  let cause: Loss.Cause
  let table: SymbolTable

  /// The diagnostics, one for each obstacle.
  static func diagnostics(of all: [NotForwarded]) -> [Diagnostic] {
    Dictionary(grouping: all, by: \.sharedObstacle).values.compactMap { group in
      let group = group.sorted {
        ($0.consumer.location, $0.protocolName) < ($1.consumer.location, $1.protocolName)
      }
      return group.first?.diagnostic(with: group)
    }
  }

  /// The obstacle; equal for all protocols that one change would forward.
  private var sharedObstacle: [String] {
    switch cause {
    case .gap(let gap):
      [container, child, gap.parent.name, gap.cause.words, gap.cause.cure ?? ""]
    case .holder(let hidden):
      // A mark at the type helps all.
      [table[hidden.holder].path, table[hidden.container].path]
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
    switch cause {
    case .gap(let gap):
      let beginning = child == container ? "it cannot be forwarded" : "'\(child)' cannot forward it"
      let byHand = "write it by hand: 'extension \(child): \(names.joined(separator: ", ")) { … }'"
      let cures = [gap.cause.cure, gap.cause.canBeWritten ? byHand : nil].compactMap(\.self)
      return [
        Diagnostic.Note(
          "\(beginning) to '\(gap.parent.name)': \(gap.cause.words)",
          at: table.location(of: gap.parent))
      ] + cures.map { Diagnostic.Note($0) }
    case .holder(let hidden):
      let (property, type) = (NamedType(hidden.property, in: table), table[hidden.holder].path)
      return [
        Diagnostic.Note(
          "'\(child)' holds '\(type)' as '\(property.name)', which holds "
            + "'\(table[hidden.container].path)' and is no container", at: property.location),
        Diagnostic.Note(
          "if it is one, mark it with '// hasgen: container'",
          at: table.location(of: hidden.holder)),
      ]
    }
  }
}

import Findings

/// A change that a run is to fail on: `gained:HasKeychain`.
package struct ForbiddenChange: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case gained, lost
  }

  package let kind: Kind
  /// The name of the protocol.
  package let name: String

  /// `nil` for a text of another form.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.kind = kind
    name = String(parts[1])
  }

  /// A consumer that gained or lost what is forbidden.
  package struct Case: Sendable {
    package let consumer: GraphNode
    package let request: GraphChanges.Request
  }

  /// The consumers that gained or lost some protocols, by their ids.
  package func cases(of ids: Set<String>, in changes: GraphChanges) -> [Case] {
    changes.consumers.flatMap { change in
      (kind == .gained ? change.gained : change.lost)
        .filter { ids.contains($0.dependency.id) }
        .map { Case(consumer: change.consumer, request: $0) }
    }
  }

  /// The ids of the protocols that are meant, in either graph.
  package func ids(in graphs: [AppGraph]) throws(UnknownSubject) -> Set<String> {
    var ids: Set<String> = []
    var unknown: UnknownSubject?
    for graph in graphs {
      do throws(UnknownSubject) {
        ids.formUnion(
          try graph.subject(name).nodes.filter(\.isProtocol).map(\.id))
      } catch {
        unknown = unknown?.nearest == nil ? error : unknown
      }
    }
    if ids.isEmpty { throw unknown ?? UnknownSubject(name: name, nearest: nil) }
    return ids
  }
}

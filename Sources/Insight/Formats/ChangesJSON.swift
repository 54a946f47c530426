import Projects

/// The differences between two graphs as JSON.
///
/// - `consumers`: each with its `state` (`new`, `gone`, `changed`), what it `gained` and what it
///   `lost`: the `dependency`, the consumer `through` whose composition it comes, and the place.
/// - `scopes`, `members`, `dependencies`: what came, went or changed, with the `detail` in words.
package enum ChangesJSON {
  package static func text(_ changes: GraphChanges, since earlier: String) -> String {
    let document: JSON = [
      "version": .number(GraphJSON.version), "since": .string(earlier),
      "consumers": .list(changes.consumers, inLines: true) { change in
        [
          "id": .string(change.consumer.id), "state": .string(change.state.rawValue),
          "gained": .list(change.gained, request), "lost": .list(change.lost, request),
        ]
      },
      "scopes": .list(changes.scopes, inLines: true, self.change),
      "members": .list(changes.members, inLines: true, self.change),
      "dependencies": .list(changes.dependencies, inLines: true, self.change),
    ]
    return document.text + "\n"
  }

  private static func request(_ request: GraphChanges.Request) -> JSON {
    ["dependency": .string(request.dependency.id), "through": .text(request.through?.id)]
      + request.place?.json
  }

  private static func change(_ change: GraphChanges.NodeChange) -> JSON {
    [
      "id": .string(change.node.id), "state": .string(change.state.rawValue),
      "detail": .text(change.detail),
    ] + change.node.place?.json
  }
}

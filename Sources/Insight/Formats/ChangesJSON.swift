import FileSystem

/// The differences between two graphs as JSON.
///
/// - `consumers`: each with its `state` (`new`, `gone`, `changed`), what it `gained` and what it
///   `lost`: the `dependency`, the consumer `through` whose composition it comes, and the place.
/// - `scopes`, `members`, `dependencies`: what came, went or changed, with the `detail` in words.
package enum ChangesJSON {
  package static func text(_ changes: GraphChanges, since earlier: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", GraphJSON.version)
      json.field("since", earlier)
      json.list("consumers", changes.consumers, inLines: true) { json, change in
        json.object { json in
          json.field("id", change.consumer.id)
          json.field("state", change.state.rawValue)
          json.list("gained", change.gained) { $0.request($1) }
          json.list("lost", change.lost) { $0.request($1) }
        }
      }
      json.list("scopes", changes.scopes, inLines: true) { $0.change($1) }
      json.list("members", changes.members, inLines: true) { $0.change($1) }
      json.list("dependencies", changes.dependencies, inLines: true) { $0.change($1) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func request(_ request: GraphChanges.Request) {
    object { json in
      json.field("dependency", request.dependency.id)
      json.field("through", request.through?.id)
      json.place(request.place)
    }
  }

  fileprivate mutating func change(_ change: GraphChanges.NodeChange) {
    object { json in
      json.field("id", change.node.id)
      json.field("state", change.state.rawValue)
      json.field("detail", change.detail)
      json.place(change.node.place)
    }
  }
}

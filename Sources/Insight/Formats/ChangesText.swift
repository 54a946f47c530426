/// The differences between two graphs, a line for each.
package enum ChangesText {
  package static func text(_ changes: GraphChanges, since earlier: String) -> TintedText {
    var text = TintedText()
    guard !changes.isEmpty else {
      text += "nothing changed since \(earlier)\n"
      return text
    }
    for change in changes.consumers {
      if change.state != .changed {
        text.add(name: change.consumer.name)
        text += " is \(change.state == .new ? "a new consumer" : "no consumer any more")"
        text.add(place: change.state == .new ? change.consumer.place?.fileAndLine : nil)
        text += "\n"
      }
      for request in change.gained { text.add(request, of: change, "gained", .added) }
      for request in change.lost { text.add(request, of: change, "lost", .removed) }
    }
    for (nodes, word) in [
      (changes.scopes, "scope"), (changes.members, "member"), (changes.dependencies, "protocol"),
    ] {
      for change in nodes { text.add(change, as: word) }
    }
    return text
  }
}

extension TintedText {
  /// `ProfileViewModel gained HasLocation (Profile/ProfileViewModel.swift:12)`
  fileprivate mutating func add(
    _ request: GraphChanges.Request, of change: GraphChanges.ConsumerChange, _ verb: String,
    _ tint: Tint
  ) {
    add(name: change.consumer.name)
    self += " "
    add("\(verb) \(request.dependency.name)", tint)
    if let other = request.through { self += ", for \(other.name)" }
    if let place = request.place?.fileAndLine, verb == "gained" { add(" (\(place))", .faint) }
    self += "\n"
  }

  fileprivate mutating func add(_ change: GraphChanges.NodeChange, as word: String) {
    add(name: change.node.label)
    switch change.state {
    case .new:
      self += " "
      add("is a new \(word)", .added)
    case .gone:
      self += " "
      add("is gone", .removed)
    case .changed: self += ": \(change.detail ?? "")"
    }
    if change.state != .gone, let place = change.node.place?.fileAndLine {
      add(" (\(place))", .faint)
    }
    self += "\n"
  }
}

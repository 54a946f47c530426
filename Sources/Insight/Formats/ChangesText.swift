import Findings

/// The differences between two graphs, a line for each.
package struct ChangesText {
  private let changes: GraphChanges
  private var text = TintedText()

  package static func text(_ changes: GraphChanges, since earlier: String) -> TintedText {
    var writer = ChangesText(changes: changes)
    writer.add(since: earlier)
    return writer.text
  }

  private init(changes: GraphChanges) { self.changes = changes }

  private mutating func add(since earlier: String) {
    if changes.isEmpty { text += "nothing changed since \(earlier)\n" }
    for change in changes.consumers {
      let name = changes.title(of: change.consumer)
      switch change.state {
      case .new: addLine(name, "is a new consumer", .plain, at: change.consumer.place)
      case .gone: addLine(name, "is no consumer any more", .plain)
      case .changed: break
      }
      for request in change.gained { add(request, of: name, "gained", .added, at: request.place) }
      for request in change.lost { add(request, of: name, "lost", .removed) }
    }
    for (nodes, word) in [
      (changes.scopes, "scope"), (changes.members, "member"), (changes.dependencies, "protocol"),
    ] {
      for change in nodes { add(change, as: word) }
    }
  }

  /// `ProfileViewModel gained HasLocation (Profile/ProfileViewModel.swift:12)`
  private mutating func add(
    _ request: GraphChanges.Request, of consumer: String, _ verb: String, _ tint: TintedText.Tint,
    at place: Location? = nil
  ) {
    let through = request.through.map { ", for \(changes.title(of: $0))" } ?? ""
    addLine(
      consumer, "\(verb) \(changes.title(of: request.dependency))", tint, through, at: place)
  }

  private mutating func add(_ change: GraphChanges.NodeChange, as word: String) {
    let title = changes.title(of: change.node)
    let name = change.node.type.map { "\(title): \($0)" } ?? title
    switch change.state {
    case .new: addLine(name, "is a new \(word)", .added, at: change.node.place)
    case .gone: addLine(name, "is gone", .removed)
    case .changed: addLine("\(title):", change.detail ?? "", .plain, at: change.node.place)
    }
  }

  private mutating func addLine(
    _ name: String, _ words: String, _ tint: TintedText.Tint, _ rest: String = "",
    at place: Location? = nil
  ) {
    text.add(name: name)
    text += " "
    text.add(words, tint)
    text += rest
    if let place = place?.fileAndLine { text.add(" (\(place))", .faint) }
    text += "\n"
  }
}

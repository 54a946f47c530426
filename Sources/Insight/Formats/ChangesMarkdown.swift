/// The differences between two graphs for a pull request.
package enum ChangesMarkdown {
  package static func text(_ changes: GraphChanges, since earlier: String) -> String {
    var text = "### Dependencies since \(escaped(earlier))\n"
    guard !changes.isEmpty else { return text + "\nNothing changed.\n" }
    if !changes.consumers.isEmpty {
      text += "\n| consumer | gained | lost |\n| --- | --- | --- |\n"
      for change in changes.consumers {
        let state =
          switch change.state {
          case .new: " (new)"
          case .gone: " (gone)"
          case .changed: ""
          }
        text += "| \(bold(changes.title(of: change.consumer)))\(state)"
        text += " | \(list(change.gained, of: changes, withPlaces: true))"
        text += " | \(list(change.lost, of: changes, withPlaces: false)) |\n"
      }
    }
    for (nodes, title) in [
      (changes.scopes, "Scopes"), (changes.members, "Members"),
      (changes.dependencies, "Protocols"),
    ] where !nodes.isEmpty {
      text += "\n| \(title.lowercased()) | |\n| --- | --- |\n"
      for change in nodes {
        let words = change.state == .changed ? change.detail ?? "" : change.state.rawValue
        let place = change.state == .gone ? nil : change.node.place?.fileAndLine
        text += "| \(bold(changes.title(of: change.node))) | \(escaped(words))"
        text += place.map { ", \(escaped($0))" } ?? ""
        text += " |\n"
      }
    }
    return text
  }

  private static func bold(_ name: String) -> String { "**\(escaped(name))**" }

  private static func list(
    _ requests: [GraphChanges.Request], of changes: GraphChanges, withPlaces: Bool
  ) -> String {
    requests.map { request in
      var text = escaped(changes.title(of: request.dependency))
      if let other = request.through { text += " for \(escaped(changes.title(of: other)))" }
      if withPlaces, let place = request.place?.fileAndLine { text += ", \(escaped(place))" }
      return text
    }.joined(separator: "<br>")
  }

  /// A text of which Markdown and HTML take nothing for their own, on one line of a table.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "@", "!", ":": escape(scalar)
      case _ where scalar.isControl: " "
      default: String(scalar)
      }
    }.joined()
  }

  /// A colon and an at sign need no escape, but would make a link or a mention with letters behind.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case ":": ":"
    case "@": "&#64;"
    default: "\\\(scalar)"
    }
  }
}

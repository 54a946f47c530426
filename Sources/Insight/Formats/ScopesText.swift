/// The scopes as a list, with counts.
package enum ScopesText {
  package static func text(
    _ graph: AppGraph, showing isKept: (GraphNode) -> Bool = { _ in true }
  ) -> TintedText {
    var text = TintedText()
    for counts in graph.scopeCounts where isKept(counts.scope) {
      text.add(name: counts.scope.name)
      text.add(place: counts.scope.place?.fileAndLine)
      text += "\n"
      for parent in counts.parents {
        text += "  its parent \(parent.property) is \(parent.scope.name)\n"
      }
      let forwarded = counts.forwarded == 0 ? "" : ", \(counts.forwarded) of them from parents"
      text += "  \(count(counts.members, "member"))\n"
      text += "  \(count(counts.protocols, "protocol"))\(forwarded)\n"
      text += "  enough for \(count(counts.consumers, "consumer"))\n"
    }
    return text
  }
}

/// The scopes as a list, with counts.
package enum ScopesText {
  package static func text(_ scopes: [ScopeCounts]) -> TintedText {
    var text = TintedText()
    for counts in scopes {
      text.add(name: counts.scope.name)
      text.add(place: counts.scope.place?.fileAndLine)
      text += "\n"
      for parent in counts.parents {
        text += "  its parent \(parent.property) is \(parent.scope.name)\n"
      }
      let forwarded = counts.forwarded == 0 ? "" : ", \(counts.forwarded) of them from parents"
      text += "  \(count(counts.members, "member"))\n"
      text += "  \(count(counts.protocols, "protocol"))\(forwarded)\n"
      let consumers = counts.consumers == 0 ? "no consumer" : count(counts.consumers, "consumer")
      text += "  enough for \(consumers)\n"
    }
    return text
  }
}

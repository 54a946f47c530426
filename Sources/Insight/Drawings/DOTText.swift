/// A drawing in the language of Graphviz.
package enum DOTText {
  package static func text(_ drawing: Drawing) -> String {
    var text = """
      digraph {
        compound=true
        fontname="Helvetica"
        rankdir=LR
        node [fontname="Helvetica", shape=box]
        edge [fontname="Helvetica", fontsize=10]

      """
    // An arrow to a frame leads to a box in it, and ends at the border of the frame.
    var anchors: [String: String] = [:]
    for (box, inner) in drawing.frames {
      anchors[box.id] = inner.first?.id
      if inner.isEmpty {
        text += "  \(line(box))\n"
      } else {
        text += "  subgraph \(quoted("cluster_\(box.id)")) {\n    label=\(quoted(box.label[0]))\n"
        for box in inner { text += "    \(line(box))\n" }
        text += "  }\n"
      }
    }
    for arrow in drawing.arrows {
      var attributes = arrow.label.map { ["label=\(quoted($0))"] } ?? []
      switch arrow.line {
      case .solid: break
      case .dashed: attributes.append("style=dashed")
      case .thick: attributes.append("style=bold")
      }
      for (key, end) in [("ltail", arrow.from), ("lhead", arrow.to)] where anchors[end] != nil {
        attributes.append("\(key)=\(quoted("cluster_\(end)"))")
      }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      let ends = [arrow.from, arrow.to].map { quoted(anchors[$0] ?? $0) }
      text += "  \(ends.joined(separator: " -> "))\(list)\n"
    }
    return text + "}\n"
  }

  private static func line(_ box: Drawing.Box) -> String {
    let label = box.label.map(escaped).joined(separator: "\\n")
    let look =
      switch box.role {
      case .scope: ", shape=component"
      case .member, .service: ""
      case .hasProtocol, .makesProtocol: ", style=rounded"
      case .consumer: ", shape=ellipse"
      }
    return "\(quoted(box.id)) [label=\"\(label)\"\(look)]"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text for double quotes without escapes and entities of Graphviz.
  private static func escaped(_ text: String) -> String {
    text.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("&", with: "&amp;")
  }
}

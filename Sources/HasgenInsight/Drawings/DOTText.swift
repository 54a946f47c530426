import HasgenReading
import HasgenWriting

/// A drawing in the language of Graphviz.
package enum DOTText {
  package static func text(_ drawing: Drawing) -> String {
    var text = """
      digraph {
        fontname="Helvetica"
        rankdir=LR
        node [fontname="Helvetica", shape=box]
        edge [fontname="Helvetica", fontsize=10]

      """
    for (box, inner) in drawing.frames {
      if inner.isEmpty {
        text += "  \(line(box))\n"
      } else {
        // Arrows lead to the box of the scope, which is beside the boxes of its members.
        text += "  subgraph \(quoted("cluster_\(box.node.id)")) {\n"
        for box in [box] + inner { text += "    \(line(box))\n" }
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
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      text += "  \(quoted(arrow.from)) -> \(quoted(arrow.to))\(list)\n"
    }
    return text + "}\n"
  }

  private static func line(_ box: Drawing.Box) -> String {
    let label = box.label.map(escaped).joined(separator: "\\n")
    let look =
      switch box.node.roles[0] {
      case .scope: ", shape=component"
      case .member, .service: ""
      case .hasProtocol, .makesProtocol: ", style=rounded"
      case .consumer: ", shape=ellipse"
      }
    return "\(quoted(box.node.id)) [label=\"\(label)\"\(look)]"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns a text for double quotes without escapes and entities of Graphviz.
  private static func escaped(_ text: String) -> String {
    text.utf8.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("&", with: "&amp;")
  }
}

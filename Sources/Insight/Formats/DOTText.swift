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
    for cluster in drawing.clusters {
      text += "  subgraph \(quoted("cluster_\(cluster.id)")) {\n"
      text += "    label=\(quoted(cluster.label))\n"
      for box in cluster.boxes { text += "    \(line(box))\n" }
      text += "  }\n"
    }
    for box in drawing.boxes { text += "  \(line(box))\n" }
    // An arrow to a cluster leads to a box in it, and ends at the edge of the cluster.
    let anchors = Dictionary(
      drawing.clusters.compactMap { cluster in cluster.boxes.first.map { (cluster.id, $0.id) } }
    ) { first, _ in first }
    for arrow in drawing.arrows {
      var attributes: [String] = []
      if let label = arrow.label { attributes.append("label=\(quoted(label))") }
      if let style = arrow.line.dot { attributes.append("style=\(style)") }
      if anchors[arrow.from] != nil {
        attributes.append("ltail=\(quoted("cluster_\(arrow.from)"))")
      }
      if anchors[arrow.to] != nil { attributes.append("lhead=\(quoted("cluster_\(arrow.to)"))") }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      let from = quoted(anchors[arrow.from] ?? arrow.from)
      text += "  \(from) -> \(quoted(anchors[arrow.to] ?? arrow.to))\(list)\n"
    }
    return text + "}\n"
  }

  private static func line(_ box: Drawing.Box) -> String {
    let label = box.label.map(escaped).joined(separator: "\\n")
    let look =
      switch box.shape {
      case .scope: ", shape=component"
      case .member, .service: ""
      case .dependency: ", style=rounded"
      case .consumer: ", shape=ellipse"
      }
    return "\(quoted(box.id)) [label=\"\(label)\"\(look)]"
  }

  /// A string: whatever stands in it, it is no HTML and no escape of Graphviz.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      // Graphviz reads entities in any label.
      case "&": "&amp;"
      case _ where scalar.isControl: " "
      default: String(scalar)
      }
    }.joined()
  }
}

extension Drawing.Arrow.Line {
  fileprivate var dot: String? {
    switch self {
    case .solid: nil
    case .dashed: "dashed"
    case .thick: "bold"
    }
  }
}

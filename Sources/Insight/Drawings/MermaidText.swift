import Projects

/// A drawing as a flow chart of Mermaid, which GitHub shows in Markdown.
package enum MermaidText {
  package static func text(_ drawing: Drawing) -> String {
    var text = "flowchart TD\n"
    for (box, inner) in drawing.frames {
      if inner.isEmpty {
        text += "  \(line(box))\n"
      } else {
        text += "  subgraph \(name(box.node.id))[\"\(escaped(box.label[0]))\"]\n"
        for box in inner { text += "    \(line(box))\n" }
        text += "  end\n"
      }
    }
    for arrow in drawing.arrows {
      let label = arrow.label.map { "|\"\(escaped($0))\"|" } ?? ""
      let line =
        switch arrow.line {
        case .solid: "-->"
        case .dashed: "-.->"
        case .thick: "==>"
        }
      text += "  \(name(arrow.from)) \(line)\(label) \(name(arrow.to))\n"
    }
    return text
  }

  /// Returns an id as a name of letters, digits and underscores; Mermaid has words such as 'end'.
  private static func name(_ id: String) -> String {
    id.unicodeScalars.reduce(into: "n_") { name, scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      name += isPlain ? String(scalar) : scalar == "." ? "_" : "_\(scalar.value)_"
    }
  }

  private static func line(_ box: Drawing.Box) -> String {
    let label = "\"\(box.label.map(escaped).joined(separator: "<br/>"))\""
    let (opening, closing) =
      switch box.node.roles[0] {
      case .scope: ("[[", "]]")
      case .member, .service: ("[", "]")
      case .hasProtocol, .makesProtocol: ("(", ")")
      case .consumer: ("([", "])")
      }
    return name(box.node.id) + opening + label + closing
  }

  /// Returns a text for double quotes, with the syntax of Mermaid, Markdown and HTML as numbers.
  private static func escaped(_ text: String) -> String {
    text.utf8.printable.unicodeScalars.map { scalar in
      "\"<>#&`;\\|{}[]()*_~".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }
}

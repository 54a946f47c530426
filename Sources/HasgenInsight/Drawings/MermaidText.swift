import HasgenReading
import HasgenWriting

/// A drawing as a flow chart of Mermaid, which GitHub shows in Markdown.
package enum MermaidText {
  package static func text(_ drawing: Drawing) -> String {
    let names = names(of: drawing)
    func name(_ id: String) -> String { names[id] ?? "" }
    func line(_ box: Drawing.Box) -> String { name(box.node.id) + shape(of: box) }
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

  /// A name of letters, digits and underscores for each id, the same from run to run.
  private static func names(of drawing: Drawing) -> [String: String] {
    let ids = drawing.frames.flatMap { [$0.box] + $0.inner }.map(\.node.id).sorted()
    var taken: Set<String> = []
    return ids.reduce(into: [:]) { names, id in
      // Mermaid has words such as 'end'.
      var name = "n_" + id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      while !taken.insert(name).inserted { name += "_" }
      names[id] = name
    }
  }

  /// The label of a box in brackets of its shape.
  private static func shape(of box: Drawing.Box) -> String {
    let label = "\"\(box.label.map(escaped).joined(separator: "<br/>"))\""
    let (opening, closing) =
      switch box.node.roles[0] {
      case .scope: ("[[", "]]")
      case .member, .service: ("[", "]")
      case .hasProtocol, .makesProtocol: ("(", ")")
      case .consumer: ("([", "])")
      }
    return opening + label + closing
  }

  /// Returns a text for double quotes, with the syntax of Mermaid, Markdown and HTML as numbers.
  private static func escaped(_ text: String) -> String {
    text.utf8.printable.unicodeScalars.map { scalar in
      "\"<>#&`;\\|{}[]()*_~".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }
}

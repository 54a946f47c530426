/// A drawing as a flow chart of Mermaid, which GitHub shows in Markdown.
package enum MermaidText {
  package static func text(_ drawing: Drawing) -> String {
    let names = names(of: drawing)
    var text = "flowchart TD\n"
    for (box, inner) in drawing.frames {
      if inner.isEmpty {
        text += "  \(line(box, names))\n"
      } else {
        text += "  subgraph \(names[box.id] ?? "")[\"\(escaped(box.label[0]))\"]\n"
        for box in inner { text += "    \(line(box, names))\n" }
        text += "  end\n"
      }
    }
    for arrow in drawing.arrows {
      guard let from = names[arrow.from], let to = names[arrow.to] else { continue }
      let label = arrow.label.map { "|\"\(escaped($0))\"|" } ?? ""
      let line =
        switch arrow.line {
        case .solid: "-->"
        case .dashed: "-.->"
        case .thick: "==>"
        }
      text += "  \(from) \(line)\(label) \(to)\n"
    }
    return text
  }

  /// A name of letters, digits and underscores for each id, the same from run to run.
  private static func names(of drawing: Drawing) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for id in drawing.boxes.map(\.id).sorted() {
      // Mermaid has words such as 'end'.
      var name = "n_" + id.unicodeScalars.map { $0.isNamePart ? String($0) : "_" }.joined()
      while !taken.insert(name).inserted { name += "_" }
      names[id] = name
    }
    return names
  }

  private static func line(_ box: Drawing.Box, _ names: [String: String]) -> String {
    let label = "\"\(box.label.map(escaped).joined(separator: "<br/>"))\""
    let (opening, closing) =
      switch box.role {
      case .scope: ("[[", "]]")
      case .member, .service: ("[", "]")
      case .hasProtocol, .makesProtocol: ("(", ")")
      case .consumer: ("([", "])")
      }
    return (names[box.id] ?? "") + opening + label + closing
  }

  /// Returns a text for double quotes, with the syntax of Mermaid, Markdown and HTML as numbers.
  private static func escaped(_ text: String) -> String {
    text.printable.unicodeScalars.map { scalar in
      "\"<>#&`;\\|{}[]()*_~".unicodeScalars.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
  }
}

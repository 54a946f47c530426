/// A drawing as a flow chart of Mermaid, which GitHub shows in Markdown.
package enum MermaidText {
  package static func text(_ drawing: Drawing) -> String {
    let names = names(of: drawing)
    var text = "flowchart TD\n"
    for cluster in drawing.clusters {
      text += "  subgraph \(names[cluster.id] ?? "")[\"\(escaped(cluster.label))\"]\n"
      for box in cluster.boxes { text += "    \(line(box, names))\n" }
      text += "  end\n"
    }
    for box in drawing.boxes { text += "  \(line(box, names))\n" }
    for arrow in drawing.arrows {
      guard let from = names[arrow.from], let to = names[arrow.to] else { continue }
      let label = arrow.label.map { "|\"\(escaped($0))\"|" } ?? ""
      text += "  \(from) \(arrow.line.mermaid)\(label) \(to)\n"
    }
    return text
  }

  /// A name for each id that Mermaid takes: letters, digits and underscores, the same from run to
  /// run.
  private static func names(of drawing: Drawing) -> [String: String] {
    let ids =
      drawing.clusters.flatMap { [$0.id] + $0.boxes.map(\.id) } + drawing.boxes.map(\.id)
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for id in ids.sorted() {
      // Letters before it, since 'end' and others are words of Mermaid.
      let stem = "n_" + String(id.unicodeScalars.map { $0.isNamePart ? Character($0) : "_" })
      var name = stem
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)_\(number)"
        number += 1
      }
      names[id] = name
    }
    return names
  }

  private static func line(_ box: Drawing.Box, _ names: [String: String]) -> String {
    let label = "\"\(box.label.map(escaped).joined(separator: "<br/>"))\""
    let (opening, closing) =
      switch box.shape {
      case .scope: ("[[", "]]")
      case .member, .service: ("[", "]")
      case .dependency: ("(", ")")
      case .consumer: ("([", "])")
      }
    return (names[box.id] ?? "") + opening + label + closing
  }

  /// A text inside of double quotes: what Mermaid, Markdown or HTML would take for its own is
  /// written by its number.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "<", ">", "#", "&", "`", ";", "\\", "|", "{", "}", "[", "]", "(", ")", "*", "_",
        "~":
        "#\(scalar.value);"
      case _ where scalar.isControl: " "
      default: String(scalar)
      }
    }.joined()
  }
}

extension Drawing.Arrow.Line {
  fileprivate var mermaid: String {
    switch self {
    case .solid: "-->"
    case .dashed: "-.->"
    case .thick: "==>"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNamePart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

import Templates

/// A graph as one HTML file, which loads nothing.
package enum GraphPage {
  package static func text(_ graph: AppGraph, of names: [String], uses: UseLookup?) -> String {
    // In a script element, only '<' ends or changes the text.
    let data = GraphJSON.text(graph, of: names, uses: uses).replacing("<", with: "\\u003c")
    return Templates.graphPage.replacing("{{graph}}", with: data, maxReplacements: 1)
  }
}

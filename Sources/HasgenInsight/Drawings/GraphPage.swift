import HasgenTemplates

/// A graph as one HTML file, which loads nothing.
package enum GraphPage {
  package static func text(_ document: GraphDocument) -> String {
    // In a script element, only '<' ends or changes the text.
    let data = document.text.replacing("<", with: "\\u003c")
    return Templates.graphPage.replacing("{{graph}}", with: data, maxReplacements: 1)
  }
}

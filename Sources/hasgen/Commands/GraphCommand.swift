import HasgenInsight
import HasgenLint
import HasgenReading

extension Command {
  static let graph = Command(
    name: "graph", summary: "prints the scopes, and who needs what", operands: "[NAME…] [-- PATH…]",
    discussion: """
      Prints the scopes with the numbers of their members, protocols and consumers, or
      what the NAMEs need and who needs them, or everything with '--all'.

      '--format' is text, 'mermaid' for Markdown, 'dot' for Graphviz, 'html' for a
      page to open from this folder, or 'json', as {"version": 2, "scopes", "nodes",
      "edges"}, which 'hasgen diff' reads. In a drawing, an arrow points from a node
      to what it needs.

      \(sharedDiscussion)
      """,
    options: [.graphFormat, .all, .modules] + common, takesSubjects: true
  ) { arguments throws(UsageError) in
    let names = arguments.subjects
    let modules = arguments.all(.modules)
    if arguments.isGiven(.all), let name = names.first {
      throw .misuse("'--all' and '\(name)' contradict each other", arguments.command)
    }
    let format = arguments.value(of: .graphFormat)
    var judged: AppGraph?
    let question = { (sources: LintedSources) in
      judged = AppGraph(sources.graph, uses: LintedApp(sources))
    }
    return Report.withGraph(
      for: arguments, asking: format == "html" ? question : nil
    ) { resolved, report throws(UnknownSubject) in
      let graph = judged ?? AppGraph(resolved)
      Report.keep(graph)
      let known = Set(graph.nodes.flatMap(\.modules))
      if let unknown = modules.first(where: { !known.contains($0) }) {
        throw UnknownSubject(unknown, isModule: true, among: known)
      }
      var starts: [GraphNode] = []
      for name in names { starts += try graph.nodes(called: name) }
      let isKept = { (node: GraphNode) in
        modules.isEmpty || node.modules.contains(where: modules.contains)
      }
      let whole = names.isEmpty ? graph : graph.around(starts)
      let part = modules.isEmpty ? whole : whole.filtered(isKept)
      let isOverview = names.isEmpty && !arguments.isGiven(.all)
      let drawing = isOverview ? Drawing(scopesOf: graph, showing: isKept) : Drawing(part)
      func statements() -> [Statement] {
        if isOverview { return graph.scopeList(showing: isKept) }
        if names.isEmpty { return graph.list(showing: isKept) }
        return graph.trees(of: starts, showing: isKept)
      }
      let text =
        switch format {
        case "json": GraphDocument(part, of: names + modules).text
        case "html": GraphPage.text(GraphDocument(part, of: names + modules))
        case "mermaid": MermaidText.text(drawing)
        case "dot": DOTText.text(drawing)
        default: statements().text(report.resultStyle.paint)
        }
      return (text, [])
    }
  }
}

extension Option {
  static let graphFormat = Option(
    name: "format", value: .choice(["text", "mermaid", "dot", "json", "html"]),
    summary: "the format of the output")
  static let all = Option(name: "all", value: .none, summary: "print everything")
  static let modules = Option(
    name: "module", value: .text("NAME"), summary: "print the module NAME only; may be repeated")
}

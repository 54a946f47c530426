import Findings
import HasWorkspace
import Insight
import Resolution

extension Command {
  static let graph = Command(
    name: "graph", summary: "prints the scopes, and who needs what", operands: "[NAME…] [-- PATH…]",
    discussion: """
      Prints the scopes, with the numbers of their members, protocols and consumers.
      With names, prints what these need ('--down') and who needs them ('--up').
      '--depth 2' stops after two steps, '--module Shop' shows one module and may be
      repeated, and '--all' prints everything.

      '--format' is text, 'mermaid' for Markdown, 'dot' for Graphviz, or 'json', as
      {"version": 1, "scopes", "nodes", "edges"}, which 'hasgen diff' reads. In a
      drawing, an arrow leads from what needs something to what it needs.

      \(sharedDiscussion)
      """,
    options: [.graphFormat, .all, .up, .down, .depth, .modules] + common, takesSubjects: true
  ) { arguments in
    let request: GraphRequest
    do throws(UsageError) {
      request = try GraphRequest(arguments)
    } catch {
      return Outcome(status: .usage, messages: error.text)
    }
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let plan = try Workspace(arguments.request).planLooking()
      guard !plan.isStopped, let graph = plan.graph else {
        return report.outcome(ofErrorsIn: plan)
      }
      let whole = AppGraph(graph.resolved)
      Report.keep((plan, whole))
      do throws(UnknownSubject) {
        let printed = try request.printed(whole, style: report.resultStyle)
        return report.outcome(
          .success(printed.text), on: plan, message: report.isQuiet ? "" : printed.remark)
      } catch {
        return report.outcome(.failure(error), on: plan)
      }
    }
  }
}

extension Option {
  static let graphFormat = Option(
    name: "format", value: .choice(["text", "mermaid", "dot", "json"]), summary: "how to print it")
  static let all = Option(name: "all", value: .none, summary: "print everything")
  static let up = Option(name: "up", value: .none, summary: "print who needs it")
  static let down = Option(name: "down", value: .none, summary: "print what it needs")
  static let depth = Option(
    name: "depth", value: .text("N"), summary: "print no more than N steps")
  static let modules = Option(
    name: "module", value: .text("NAME"), summary: "print the module NAME only; may be repeated")
}

/// Which part of a graph is to be printed, and how.
private struct GraphRequest {
  let names: [String]
  let format: String
  let isAll: Bool
  let modules: [String]
  let neighbourhood: Neighbourhood

  init(_ arguments: Arguments) throws(UsageError) {
    names = arguments.subjects
    format = arguments.value(of: .graphFormat) ?? "text"
    isAll = arguments.has(.all)
    modules = arguments.all(.modules)
    if isAll, !names.isEmpty {
      throw .misuse("'--all' and '\(names[0])' contradict each other", arguments.command)
    }
    if names.isEmpty {
      for option in [Option.up, .down, .depth] where arguments.has(option) {
        throw .misuse("'--\(option.name)' needs a name: 'hasgen graph HasClock'", arguments.command)
      }
    }
    let depth = arguments.value(of: .depth)
    if let depth, (Int(depth) ?? 0) < 1 {
      throw .misuse("'--depth' takes a number from 1, but found '\(depth)'", arguments.command)
    }
    let directions: [Neighbourhood.Direction] =
      arguments.has(.up) == arguments.has(.down)
      ? [.down, .up] : arguments.has(.up) ? [.up] : [.down]
    neighbourhood = Neighbourhood(directions, depth: depth.flatMap(Int.init))
  }

  /// Whether a node is of one of the modules.
  private func isKept(_ node: GraphNode) -> Bool {
    modules.isEmpty || modules.contains(node.module)
  }

  /// What is printed, and a line about it, if there is something to say.
  ///
  /// - Throws: The name that stands for nothing.
  func printed(
    _ graph: AppGraph, style: Style
  ) throws(UnknownSubject) -> (text: String, remark: String) {
    let known = Set(graph.nodes.map(\.module))
    if let unknown = modules.first(where: { !known.contains($0) }) {
      throw UnknownSubject(
        name: unknown, isModule: true, nearest: nearestName(to: unknown, among: known))
    }
    var starts: [GraphNode] = []
    for name in names { starts += try graph.subject(name).nodes }
    switch format {
    case "json": return (GraphJSON.text(part(of: graph, around: starts), of: names + modules), "")
    case "mermaid":
      let drawing = drawing(of: graph, around: starts)
      return (MermaidText.text(drawing), remark(on: drawing))
    case "dot": return (DOTText.text(drawing(of: graph, around: starts)), "")
    default: return (tinted(graph, around: starts).text(style: style), "")
    }
  }

  private var isOverview: Bool { names.isEmpty && !isAll }

  /// What is asked for; without names, all.
  private func part(of graph: AppGraph, around starts: [GraphNode]) -> AppGraph {
    (starts.isEmpty ? graph : graph.around(Set(starts.map(\.id)), neighbourhood))
      .filtered(isKept)
  }

  /// The scopes, with the counts of the whole app.
  private func scopes(of graph: AppGraph) -> [ScopeCounts] {
    graph.scopeCounts.filter { isKept($0.scope) }
  }

  private func drawing(of graph: AppGraph, around starts: [GraphNode]) -> Drawing {
    isOverview ? Drawing(scopes(of: graph)) : Drawing(part(of: graph, around: starts))
  }

  private func remark(on drawing: Drawing) -> String {
    drawing.arrows.count > MermaidText.arrowLimit
      ? "note: Mermaid draws no more than \(MermaidText.arrowLimit) arrows unless it is configured,"
        + " and here are \(drawing.arrows.count): name what you want to see, or use '--format dot'\n"
      : ""
  }

  private func tinted(_ graph: AppGraph, around starts: [GraphNode]) -> TintedText {
    if isOverview { return ScopesText.text(scopes(of: graph)) }
    return starts.isEmpty
      ? TreeText.list(graph, showing: isKept)
      : TreeText.text(graph, of: starts, neighbourhood, showing: isKept)
  }
}

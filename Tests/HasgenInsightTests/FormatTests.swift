import Testing
@testable import HasgenInsight

/// Names are no part of the language that a format is written in.
@Suite struct FormatTests {
  /// Each line is a statement, and each statement a line; strings end where they should.
  @Test(arguments: hostileNames) func dot(_ name: String) throws {
    let graph = AppGraph.called(name)
    for text in [
      DOTText.text(Drawing(graph)), DOTText.text(Drawing(scopesOf: graph, showing: { _ in true })),
    ] {
      var isInString = false
      var isEscaped = false
      for character in text.unicodeScalars {
        if isEscaped {
          isEscaped = false
          // No escape of Graphviz but the ones that are written on purpose.
          #expect(["\"", "\\", "n"].contains(character))
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString.toggle()
        }
        if character == "\n" { #expect(!isInString) }
        #expect(character.value >= 0x20 || character == "\n")
      }
      #expect(!isInString)
      #expect(text.hasPrefix("digraph {\n") && text.hasSuffix("}\n"))
    }
  }

  /// Outside of labels there are only names that Mermaid takes; labels have nothing of its own.
  @Test(arguments: hostileNames) func mermaid(_ name: String) throws {
    let graph = AppGraph.called(name)
    for text in [
      MermaidText.text(Drawing(graph)),
      MermaidText.text(Drawing(scopesOf: graph, showing: { _ in true })),
    ] {
      let plain = text.replacing(/"[^"\n]*"/, with: "_")
      #expect(!plain.contains("\""))
      for line in plain.split(separator: "\n").dropFirst() {
        #expect(
          line.wholeMatch(
            of: /\ +(subgraph\ n_\w+\[_\]|end|n_\w+[\[(]+_[\])]+|n_\w+\ [-=.]+>(\|_\|)?\ n_\w+)/)
            != nil, "\(line)")
      }
      for label in text.matches(of: /"([^"\n]*)"/).map(\.1) {
        #expect(label.replacing("<br/>", with: "").wholeMatch(of: /[^<>`"\[\]{}()|\\]*/) != nil)
      }
    }
  }

  @Test func mermaidNamesDiffer() {
    let graph = AppGraph(
      nodes: ["a b", "a.b", "a_b", "é", "ü"].map {
        GraphNode(id: $0, name: $0, module: "M", roles: [.service])
      }, edges: [])
    let names = MermaidText.text(Drawing(graph)).split(separator: "\n").dropFirst()
      .compactMap { $0.firstMatch(of: /n_\w+/)?.0 }
    #expect(Set(names).count == 5)
  }

  /// A name ends neither its cell nor its row, nor begins a link, a mention or a tag.
  @Test(arguments: hostileNames) func markdown(_ name: String) throws {
    let changes = AppGraph.called(name, path: name).changes(since: AppGraph(nodes: [], edges: []))
    let text = ChangesText.markdown(changes, since: name)
    let unescaped = text.replacing(/\\[^\n]/, with: "").replacing("<br>", with: " ")
    #expect(unescaped.firstMatch(of: /[<>@`\[\]]/) == nil, "\(unescaped)")
    for line in unescaped.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.filter { $0 == "|" }.count == 3, "\(line)")
    }
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("###") }.count == 1)
  }

  /// A terminal is not told to do anything by a name.
  @Test(arguments: hostileNames) func text(_ name: String) throws {
    let graph = AppGraph.called(name, path: name)
    let changes = graph.changes(since: AppGraph(nodes: [], edges: []))
    let texts = [
      graph.trees(of: graph.nodes) { _ in true }.text(), graph.list { _ in true }.text(),
      graph.scopeList { _ in true }.text(),
      graph.why(try graph.nodes(called: "App.\(name)P")).text(),
      ChangesText.plain(changes, since: name),
    ]
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
      #expect(!text.contains("\u{7F}"))
    }
  }
}

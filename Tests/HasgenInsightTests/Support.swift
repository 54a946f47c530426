import Foundation
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace
import TestFolders
@testable import HasgenInsight

extension AppGraph {
  /// The graph of an app whose sources are in one module, `App`.
  static func of(_ source: String) throws -> AppGraph {
    let folder = try TestFolder(package: ["Sources/App/App.swift": source])
    let plan = try Workspace(Request(workingDirectory: folder.path)).planLooking()
    return AppGraph(plan.graph)
  }

  /// A graph of a scope with a member that gives a protocol, and a consumer that asks for it; all
  /// are called as somebody likes.
  static func called(_ name: String, path: String = "App.swift") -> AppGraph {
    let place = Location(path: path, line: 3, column: 5)
    func node(_ suffix: String, _ role: GraphNode.Role, type: String? = nil, scope: String? = nil)
      -> GraphNode
    {
      GraphNode(
        id: "App.\(name)\(suffix)", name: "\(name)\(suffix)", module: "App", roles: [role],
        place: place, type: type, scope: scope)
    }
    let scope = "App.\(name)S"
    return AppGraph(
      nodes: [
        node("S", .scope), node("M", .member, type: name, scope: scope), node("P", .hasProtocol),
        node("C", .consumer),
      ],
      edges: [
        GraphEdge(kind: .has, from: scope, to: "App.\(name)P", label: "members", place: place),
        GraphEdge(kind: .gives, from: "App.\(name)M", to: "App.\(name)P", scope: scope),
        GraphEdge(kind: .asks, from: "App.\(name)C", to: "App.\(name)P", place: place),
        GraphEdge(kind: .parent, from: scope, to: scope, label: name, place: place),
      ])
  }
}

/// Names that a format may take for its own.
let hostileNames = [
  #"say "hi""#, "<script>alert(1)</script>", "`a b`", "😀é", #"back\slash\n\N"#, "two\nlines",
  "&quot;&lt;", "end", "a;b|c{d}[e](f)", "*bold* _it_ ~s~ #1 @me http://x.y", "\u{7}\u{7F}",
]

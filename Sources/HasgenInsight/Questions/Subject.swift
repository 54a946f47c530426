import HasgenProgram
import HasgenReading

/// A name that stands for nothing in a graph.
package struct UnknownSubject: Error, Sendable {
  package let name: String
  /// True if the name was given as that of a module.
  package let isModule: Bool
  /// The name that is most likely meant; `nil` where none is near.
  package let nearest: String?

  package init(_ name: String, isModule: Bool = false, among names: some Sequence<String>) {
    self.name = name
    self.isModule = isModule
    nearest = nearestName(to: name, among: names)
  }
}

extension AppGraph {
  /// The nodes that a name fits best: by its id (`Shop.HasClock`, `Shop::HasClock`), by the name in
  /// its module, by the last part of that, and by the name of a member's type; with or without
  /// backticks and a function's labels.
  package func nodes(called name: String) throws(UnknownSubject) -> [GraphNode] {
    for fits in GraphNode.meanings(of: name) {
      let found = nodes.filter(fits)
      if !found.isEmpty { return found }
    }
    throw UnknownSubject(
      name, among: nodes.flatMap { [$0.name, $0.shortName] + ($0.type?.typeNames ?? []) })
  }
}

extension GraphNode {
  /// The conditions for the nodes that a name may mean, the best first.
  static func meanings(of name: String) -> [(GraphNode) -> Bool] {
    let id = name.split(separator: "::").joined(separator: ".").withoutBackticks
    return [
      { $0.id.isCalled { $0 == id } },
      { node in node.otherModules?.contains { "\($0).\(node.name)" == id } == true },
      { $0.name.isCalled { $0 == id } },
      { $0.shortName.isCalled { $0 == id } },
      { $0.name.isCalled { $0.hasSuffix(".\(id)") } },
      // A service without other edges is known by the members that have its type.
      { $0.type?.typeNames.contains(id) == true },
    ]
  }
}

extension String {
  /// The names in a type as it is written: `Logging` of `(any Logging)?`.
  fileprivate var typeNames: [String] {
    split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
  }

  /// True if a name without backticks is the given one, with or without a function's labels.
  fileprivate func isCalled(_ isWanted: (String) -> Bool) -> Bool {
    let plain = withoutBackticks
    return isWanted(plain) || isWanted(String(plain.prefix { $0 != "(" }))
  }
}

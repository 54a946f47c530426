import Findings
import SwiftProgram

/// The parts of a graph that a name of the command line stands for.
package struct Subject: Sendable {
  /// The name as it was given.
  package let name: String
  /// The nodes that it fits best, sorted by id; at least one.
  package let nodes: [GraphNode]

  /// The ids of the nodes.
  package var ids: Set<String> { Set(nodes.map(\.id)) }
}

/// A name that stands for nothing in a graph.
package struct UnknownSubject: Error, Sendable {
  package let name: String
  /// True if the name was given as that of a module.
  package let isModule: Bool
  /// The name that is most likely meant; `nil` where none is near.
  package let nearest: String?

  package init(name: String, isModule: Bool = false, nearest: String?) {
    self.name = name
    self.isModule = isModule
    self.nearest = nearest
  }
}

extension AppGraph {
  /// The nodes that a name fits best: by its id (`Shop.HasClock`, `Shop::HasClock`), by the name in
  /// its module, by the last part of that, and by the name of a member's type; with or without
  /// backticks.
  package func subject(_ name: String) throws(UnknownSubject) -> Subject {
    let id = name.split(separator: "::").joined(separator: ".").withoutBackticks
    let matches: [(GraphNode) -> Bool] = [
      { $0.id.isCalled { $0 == id } },
      { $0.name.isCalled { $0 == id } },
      { $0.shortName.isCalled { $0 == id } },
      { $0.name.isCalled { $0.hasSuffix(".\(id)") } },
      // A service without other edges is known by the members that have its type.
      { $0.type?.typeNames.contains(id) == true },
    ]
    for fits in matches {
      let found = nodes.filter(fits)
      if !found.isEmpty { return Subject(name: name, nodes: found) }
    }
    let names = nodes.flatMap { [$0.name, $0.shortName] + ($0.type?.typeNames ?? []) }
    throw UnknownSubject(name: name, nearest: nearestName(to: name, among: names))
  }
}

extension String {
  /// The names in a type as it is written: `Logging` of `(any Logging)?`.
  fileprivate var typeNames: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }

  /// True if a name without back ticks is the given one, with or without a function's labels.
  fileprivate func isCalled(_ isWanted: (String) -> Bool) -> Bool {
    // Most names are plain.
    guard utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "(") }) else {
      return isWanted(self)
    }
    let plain = withoutBackticks
    return isWanted(plain) || isWanted(String(plain.prefix { $0 != "(" }))
  }
}

import HasgenProgram
import HasgenReading

/// The containers with their parents.
package struct ScopeTree {
  /// A step of a cycle: a container, and its property that holds the next container.
  package struct Link {
    package let container: SymbolID
    package let parent: Parent
  }

  /// The parents of each container, without those that would close a cycle.
  package private(set) var parents: [SymbolID: [Parent]] = [:]
  /// The containers, each after its parents.
  package private(set) var ordered: [NominalType] = []
  /// The cycles of containers that hold each other.
  package private(set) var cycles: [[Link]] = []

  init(of containers: [NominalType], table: SymbolTable, rules: Rules) {
    let finder = ParentFinder(
      table: table, rules: rules, containers: Set(containers.map(\.id)))
    for container in containers
    where containers.count > 1 || table.mayHoldComposition(container.id, by: rules) {
      let found = finder.parents(of: container)
      if !found.isEmpty { parents[container.id] = found }
    }
    order(containers)
  }

  /// Orders the containers, and opens cycles where they prevent that.
  private mutating func order(_ containers: [NominalType]) {
    var waiting = containers
    var done: Set<SymbolID> = []
    while !waiting.isEmpty {
      let free = waiting.filter { container in
        (parents[container.id] ?? []).compactMap(\.container).allSatisfy(done.contains)
      }
      if free.isEmpty {
        guard openCycle(from: waiting[0].id, after: done) else { break }
      } else {
        // A subclass inherits the conformances of its superclass, which therefore comes first.
        let open = Set(waiting.map(\.id))
        let first = free.filter { $0.superclasses.allSatisfy { !open.contains($0) } }
        let ready = first.isEmpty ? free : first
        ordered += ready
        done.formUnion(ready.map(\.id))
        waiting.removeAll { done.contains($0.id) }
      }
    }
  }

  /// The containers in cycles, and their descendants. Their conformances cannot be decided.
  package var undecided: Set<SymbolID> {
    var found = Set(cycles.joined().map(\.container))
    guard !found.isEmpty else { return found }
    for container in ordered {
      let above = (parents[container.id] ?? []).compactMap(\.container)
      if above.contains(where: found.contains) { found.insert(container.id) }
    }
    return found
  }

  /// True if there is a container all of whose ancestors are known.
  var hasRoot: Bool {
    var open: Set<SymbolID> = []
    for container in ordered {
      let above = (parents[container.id] ?? []).map(\.container)
      if above.contains(where: { $0.map(open.contains) ?? true }) { open.insert(container.id) }
    }
    return open.count < ordered.count
  }

  /// Finds a cycle and removes one of its parents. An optional parent is removed without a finding,
  /// since the container that it holds is a child; otherwise the last parent is removed.
  private mutating func openCycle(from start: SymbolID, after done: Set<SymbolID>) -> Bool {
    var steps: [Link] = []
    var next = start
    while !steps.contains(where: { $0.container == next }) {
      guard
        let parent = (parents[next] ?? []).first(where: {
          $0.container.map(done.contains) == false
        }), let container = parent.container
      else { return false }
      steps.append(Link(container: next, parent: parent))
      next = container
    }
    let cycle = steps.drop { $0.container != next }
    guard let last = cycle.first(where: \.parent.isOptional) ?? cycle.last else { return false }
    if !last.parent.isOptional { cycles.append(Array(cycle)) }
    parents[last.container]?.removeAll { $0.name == last.parent.name }
    return true
  }
}

extension ScopeTree {
  /// The containers that have a container as a parent, or as a parent of a parent.
  package func descendants(of id: SymbolID) -> Set<SymbolID> {
    let children = { (id: SymbolID) in
      parents.filter { $0.value.contains { $0.container == id } }.map(\.key)
    }
    return Set(reachable(from: children(id), children)).subtracting([id])
  }
}

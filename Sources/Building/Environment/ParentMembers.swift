import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// The members of a container's parents, and of theirs, whether a protocol tells of them or not.
package struct ParentMembers {
  /// The members that can be read, as `app.store`; the nearest first.
  private(set) var members: [BuildEnvironment.Member] = []
  /// The members that cannot be read.
  package private(set) var blocked: [BuildEnvironment.Member] = []
  /// The containers that have them, the nearest first.
  private(set) var containers: [NominalType] = []
  /// These containers, and the one whose parents they are.
  package private(set) var holders: Set<SymbolID>

  /// A container on the way up.
  private struct Stop {
    let container: NominalType
    /// The words before the names of its members.
    let path: String
    /// The reason why none of its members can be read; `nil` if they can.
    let block: Block?
    /// The condition under which they are there, as far as the way to them tells.
    let condition: ConditionSet
  }

  /// - Parameter parameters: What is handed over before the container is there; `nil` where the
  ///   container is there already.
  package init(of container: NominalType, handed parameters: Set<String>?, supply: SupplyTable) {
    holders = [container.id]
    var waiting = [Stop(container: container, path: "", block: nil, condition: .always)]
    while !waiting.isEmpty {
      let stop = waiting.removeFirst()
      for parent in supply.scopes.parents[stop.container.id] ?? [] {
        guard let id = parent.onlyContainer, let model = supply.model(id),
          holders.insert(id).inserted
        else { continue }
        let isFirst = stop.container.id == container.id
        var block = stop.block
        if parent.isOptional {
          block = block ?? .ofOptional(parent: stop.path + parent.name)
        } else if !parent.references.isEmpty {
          block = block ?? .behindReference
        } else if isFirst, let parameters {
          block = parameters.contains(parent.name) ? nil : .tooEarly
        } else if let own = stop.container.reach(
          of: parent.versions[0].property, isOwn: false, from: container.symbol.module,
          in: supply.symbols)?.block
        {
          block = block ?? own.access.map { .hidden($0, parent: stop.path + parent.name) } ?? own
        }
        let next = Stop(
          container: model, path: "\(stop.path)\(parent.name.asIdentifier).", block: block,
          condition: parent.versions.reduce(ConditionSet.never) { $0.or($1.condition) }.and(
            stop.condition))
        containers.append(model)
        add(next, without: supply.excepted(by: parent), for: container, in: supply.symbols)
        waiting.append(next)
      }
    }
  }

  private mutating func add(
    _ stop: Stop, without excepted: Set<String>, for container: NominalType,
    in table: SymbolTable
  ) {
    for member in stop.container.ownMembers
    where !member.declaration.isNotForwarded && !excepted.contains(member.declaration.baseName) {
      guard
        var reached = stop.container.reach(
          of: member, through: stop.path, isOwn: false, from: container.symbol.module, in: table)
      else { continue }
      if let block = stop.block ?? reached.block {
        blocked.append(reached.blocked(by: block))
      } else {
        reached.condition = reached.condition.and(stop.condition)
        members.append(reached)
      }
    }
  }

  /// The readable members, without those that a nearer member of the same name and type hides.
  package func members(beside nearer: [BuildEnvironment.Member]) -> [BuildEnvironment.Member] {
    var types = Dictionary(grouping: nearer, by: \.name).mapValues { Set($0.map(\.type)) }
    var expressions: [String: String] = [:]
    return members.filter { member in
      let key = "\(member.name): \(member.type)"
      // Declared for several conditions, it comes more than once.
      if expressions[key] == member.expression { return true }
      guard types[member.name, default: []].insert(member.type).inserted else { return false }
      expressions[key] = member.expression
      return true
    }
  }
}

extension Parent {
  /// The container that it holds under every condition; `nil` where that differs, or only protocols
  /// are known.
  fileprivate var onlyContainer: SymbolID? {
    let ids = Set(versions.map(\.source.container))
    return ids.count == 1 ? ids.first ?? nil : nil
  }
}

extension SupplyTable {
  /// The properties that a directive keeps a child from having.
  fileprivate func excepted(by parent: Parent) -> Set<String> {
    let ids = candidates.filter { id in
      parent.versions.contains { $0.isExcepted(symbols[id].name) }
    }
    return Set(
      ids.flatMap { symbols.requirements(of: $0, seenFrom: symbols[$0].module).requirements }
        .map(\.declaration.baseName))
  }
}

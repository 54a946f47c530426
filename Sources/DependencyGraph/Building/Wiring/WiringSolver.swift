import SwiftOutline
import SwiftProgram

/// Finds out how a container's members are built, and in which order.
struct WiringSolver: Sendable {
  /// A member, and what it comes to.
  struct Part: Sendable {
    let wanted: Wanted
    let role: Role
  }

  enum Role: Sendable {
    /// Another scope, which is there already.
    case parent
    case built(Solution)
    /// What nothing can build.
    case handed(BuildingFailure)
  }

  /// Members that need each other, each with the steps to the next one.
  struct Cycle {
    let steps: [BuildingStep]
    let memberCount: Int
  }

  let container: NominalType
  let catalog: TypeCatalog
  /// The initializer of the container; `nil` where none can be called.
  private(set) var initializer: Candidate?
  /// The members that the initializer takes, in its order.
  private(set) var parts: [Part] = []
  /// The members that are built, in an order in which each has what it needs.
  private(set) var order: [Int] = []
  /// Those of them that are built on first use.
  private(set) var lazy: Set<Int> = []
  /// What has to be told: the values that would have to be chosen, or are in the wrong scope.
  private(set) var failures: [BuildingFailure] = []
  private(set) var cycles: [Cycle] = []
  /// How many values were looked for.
  private(set) var questionCount = 0
  /// Why there is no function at all.
  private(set) var obstacle: NotWirable.Cause?

  init(
    for container: NominalType, supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) {
    self.container = container
    self.catalog = catalog
    let finder = CandidateFinder(
      catalog: catalog, container: container, context: container.condition)
    obstacle = NotWirable.Cause(container)
    guard obstacle == nil else { return }
    let found = finder.initializers(of: container.id, [])
    let usable = found.filter { $0.obstacle == nil && !$0.isFailable }
    let preferred = usable.filter(\.isPreferred)
    let ranked = preferred.isEmpty ? usable : preferred
    let most = ranked.map(\.parameters.count).max()
    let leaders = ranked.filter { $0.parameters.count == most }
    guard let initializer = leaders.first, leaders.count == 1 else {
      obstacle =
        leaders.isEmpty
        ? .noInitializer(
          found.map { candidate in
            Refusal(
              name: candidate.name, location: candidate.location,
              reason: candidate.obstacle ?? .isFailable)
          })
        : .severalInitializers(
          leaders.map { Refusal.Rival(name: $0.name, location: $0.location) },
          preferred.isEmpty ? .initializer : .marked)
      return
    }
    self.initializer = initializer
    let wanted = initializer.parameters.filter { !$0.hasDefault }
    let names = Set(wanted.map(\.name))
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    let locals = LocalsAtHand(
      supply: supply, catalog: catalog, container: container, rules: rules, members: wanted)
    for member in wanted {
      if parents.contains(member.name) {
        parts.append(Part(wanted: member, role: .parent))
        continue
      }
      if let reference = container.reference(named: member.name) {
        let refusal = Refusal(name: member.text, location: nil, reason: .isNotKept(reference))
        parts.append(Part(wanted: member, role: .handed(BuildingFailure(member, [refusal]))))
        continue
      }
      var building = BuildingSolver(
        catalog: catalog, atHand: locals.atHand(for: member.name), isOpen: true,
        member: member.name, isolation: container.isolation ?? initializer.isolation)
      defer { questionCount += building.questionCount }
      do throws(BuildingFailures) {
        let solution = try building.build(member)
        if let hidden = solution.hiddenType(in: catalog.table, where: names.contains) {
          let refusal = Refusal(name: hidden, location: nil, reason: .isOutOfSight(hidden))
          parts.append(Part(wanted: member, role: .handed(BuildingFailure(member, [refusal]))))
          continue
        }
        let unnamed = solution.openValues.lazy.compactMap {
          catalog.refusal(toName: $0.wanted, beside: container)
        }.first
        if let unnamed {
          parts.append(Part(wanted: member, role: .handed(BuildingFailure(member, [unnamed]))))
          continue
        }
        let isConcrete = catalog.id(of: member.type).map { catalog.table[$0].kind == .struct }
        let isValue = isConcrete == true && solution.isValue(in: catalog.table)
        parts.append(
          Part(
            wanted: member,
            role: isValue ? .handed(solution.valueFailure(for: member)) : .built(solution)))
      } catch {
        let told = error.all.filter { $0.mustBeTold || $0.isCircular }
        if told.isEmpty, let first = error.all.first {
          parts.append(Part(wanted: member, role: .handed(first)))
        } else {
          failures += told
        }
      }
    }
    let needs = parts.map(\.memberNames)
    sort(by: needs)
    let neededAtOnce = Set(needs.joined())
    lazy = Set(
      order.filter { index in
        guard case .built(let solution) = parts[index].role,
          let shape = parts[index].wanted.autoclosure
        else { return false }
        let building = BuildingSolver(
          catalog: catalog, atHand: locals.base, member: parts[index].wanted.name,
          isolation: container.isolation ?? initializer.isolation)
        return building.obstacle(to: solution, in: shape) == nil
          && !neededAtOnce.contains(parts[index].wanted.name)
      })
  }

  // MARK: Order

  /// Puts each member behind those that it needs, which are told by their names.
  private mutating func sort(by names: [[String]]) {
    let indices = Dictionary(
      parts.indices.map { (parts[$0].wanted.name, $0) }, uniquingKeysWith: { first, _ in first })
    let needs = names.map { $0.compactMap { indices[$0] } }
    /// 0 for new, 1 for open, 2 for done.
    var states = [Int](repeating: 0, count: parts.count)
    for start in parts.indices where states[start] == 0 {
      var stack: [(index: Int, next: Int)] = [(start, 0)]
      states[start] = 1
      while let top = stack.last {
        guard top.next < needs[top.index].count else {
          states[top.index] = 2
          if case .built = parts[top.index].role { order.append(top.index) }
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let needed = needs[top.index][top.next]
        if states[needed] == 0 {
          states[needed] = 1
          stack.append((needed, 0))
        } else if states[needed] == 1 {
          addCycle(stack.map(\.index).drop { $0 != needed })
        }
      }
    }
  }

  private mutating func addCycle(_ members: ArraySlice<Int>) {
    let names = members.map { parts[$0].wanted.name }
    let steps = members.enumerated().flatMap { offset, index -> [BuildingStep] in
      guard case .built(let solution) = parts[index].role else { return [] }
      let next = names[(offset + 1) % names.count]
      return solution.way(to: next, from: names[offset])?.steps ?? []
    }
    cycles.append(Cycle(steps: steps, memberCount: members.count))
  }
}

extension WiringSolver.Part {
  /// The members that it is built from, in the order of their use; none if it is not built.
  fileprivate var memberNames: [String] {
    if case .built(let solution) = role { solution.memberNames } else { [] }
  }
}

extension NominalType {
  /// What keeps one of its members from keeping what is built for it: `weak`, `unowned`.
  fileprivate func reference(named name: String) -> String? {
    members(named: name).first { $0.owner == id }?.declaration.reference
  }
}

extension Solution {
  /// The members that it uses, in the order of their use.
  var memberNames: [String] {
    var names: [String] = []
    visit { if case .member(let member) = $0, !member.isOfParent { names.append(member.name) } }
    return names
  }

  /// Whether it is a plain value: a struct nothing of which is at hand.
  fileprivate func isValue(in table: SymbolTable) -> Bool {
    guard case .call(let candidate, let arguments) = self,
      case .type(let id, _) = candidate.callee, table[id].kind == .struct
    else { return false }
    return !arguments.isEmpty
      && arguments.allSatisfy { if case .open = $0.value { true } else { false } }
  }

  fileprivate func valueFailure(for wanted: Wanted) -> BuildingFailure {
    BuildingFailure(wanted, [Refusal(name: wanted.text, location: nil, reason: .isValue)])
  }
}

import SwiftOutline

/// Finds what a container makes for the protocols that ask for something to be made.
struct FactorySolver {
  let solver: ConformanceSolver
  let catalog: TypeCatalog
  let container: ContainerModel
  let rules: Rules
  /// How each protocol is met, by the container itself.
  private(set) var solutions: [SymbolID: [(requirement: FactoryRequirement, solution: Solution)]] =
    [:]
  /// Why others cannot be met.
  private(set) var failures: [SymbolID: [BuildingFailure]] = [:]

  private var table: SymbolTable { catalog.table }

  /// - Parameter candidates: The protocols that ask for something to be made.
  init(
    _ candidates: [SymbolID], solver: ConformanceSolver, catalog: TypeCatalog,
    container: ContainerModel, rules: Rules
  ) {
    self.solver = solver
    self.catalog = catalog
    self.container = container
    self.rules = rules
    let open = candidates.compactMap { id in requirements(of: id).map { (id, $0) } }
    guard !open.isEmpty else { return }
    let base = AtHandFinder(solver: solver, catalog: catalog, container: container, rules: rules)
    var assumed = Set(open.map(\.0))
    var isSettled = false
    while !isSettled {
      isSettled = true
      solutions = [:]
      let atHand = base.atHand(assuming: assumed, building: open.map { $0 })
      for (id, requirements) in open where assumed.contains(id) {
        var solved: [(requirement: FactoryRequirement, solution: Solution)] = []
        var failed: [BuildingFailure] = []
        for requirement in requirements {
          do throws(BuildingFailures) {
            solved.append((requirement, try solution(for: requirement, from: atHand)))
          } catch {
            failed += error.all
          }
        }
        if failed.isEmpty {
          solutions[id] = solved
        } else {
          failures[id] = failed
          assumed.remove(id)
          isSettled = false
        }
      }
      for id in callingThemselves() {
        let first = solutions[id]?.first?.requirement
        failures[id] = first.map { first in
          [
            BuildingFailure(
              first.wanted,
              [
                Refusal(
                  name: first.asker.name, location: first.asker.location, reason: .needsItself)
              ])
          ]
        }
        assumed.remove(id)
        isSettled = false
      }
    }
  }

  /// What a container would have to make for a protocol; `nil` where it has it, or lacks something
  /// else.
  private func requirements(of id: SymbolID) -> [FactoryRequirement]? {
    guard case .lacks(let shortcomings) = solver.verdict(on: id, by: container) else { return nil }
    let wanted = table.factoryRequirements(of: id, seenFrom: container.symbol.module, by: rules)
    var result: [FactoryRequirement] = []
    for shortcoming in shortcomings {
      switch shortcoming {
      case .absent(let requirement), .missed(let requirement, _, .isStatic(true)):
        guard let found = wanted.first(where: { $0.requirement.key == requirement.key }) else {
          return nil
        }
        result.append(found)
      default:
        return nil
      }
    }
    return result
  }

  private func solution(
    for factory: FactoryRequirement, from atHand: AtHand
  ) throws(BuildingFailures) -> Solution {
    let declaration = factory.requirement.declaration
    func failure(_ wanted: Wanted, _ reason: Refusal.Reason) -> BuildingFailures {
      BuildingFailures([
        BuildingFailure(
          wanted, [Refusal(name: wanted.text, location: nil, reason: reason)])
      ])
    }
    guard declaration.genericParameters == nil else { throw failure(factory.wanted, .isGeneric) }
    if let odd = declaration.parameters.first(where: {
      $0.isVariadic || $0.type.prefixes.contains("inout")
    }) {
      throw failure(factory.wanted, .isUnfit(odd.isVariadic ? "…" : "inout"))
    }
    var building = BuildingSolver(
      catalog: catalog, atHand: atHand, arguments: factory.arguments)
    let solution = try building.build(factory.wanted)
    let counts = factory.arguments.indices.map(solution.count(ofArgument:))
    if let wrong = counts.firstIndex(where: { $0 != 1 }) {
      throw failure(
        factory.arguments[wrong], .isUsed(times: counts[wrong], by: solution.name))
    }
    if let reason = obstacle(to: solution, for: factory) { throw failure(factory.wanted, reason) }
    return solution
  }

  /// What keeps a value from being built where a requirement asks for it.
  private func obstacle(to solution: Solution, for factory: FactoryRequirement) -> Refusal.Reason? {
    let declaration = factory.requirement.declaration
    let effects = [declaration.effects, factory.configuring?.effects].compactMap(\.self)
    _ = effects
    let isAsync = declaration.effects.isAsync
    let throwing = declaration.effects.throwing
    for part in solution.immediateParts {
      let by: String
      let needed: Effects
      switch part {
      case .call(let candidate, _): (by, needed) = (candidate.name, candidate.effects)
      case .member(let member): (by, needed) = (member.name, member.effects)
      default: continue
      }
      if needed.isAsync, !isAsync { return .isAsync(by: by) }
      if needed.throwing != .nothing, throwing == .nothing { return .throwsErrors(by: by) }
      if let actor = part.isolation, actor != factory.requirement.isolation, !isAsync {
        return .isIsolated(to: actor, by: by)
      }
    }
    return ownIsolation(against: factory.requirement)
  }

  /// A method that everybody may call cannot use what an actor keeps to itself.
  private func ownIsolation(against requirement: Requirement) -> Refusal.Reason? {
    guard !requirement.declaration.effects.isAsync else { return nil }
    if container.kind == .actor {
      return .isIsolated(to: container.symbol.path, by: container.symbol.path)
    }
    guard let own = container.isolation, own != requirement.isolation else { return nil }
    return .isIsolated(to: own, by: container.symbol.path)
  }

  /// The protocols whose methods would call each other for ever.
  private func callingThemselves() -> [SymbolID] {
    var calls: [SymbolID: Set<SymbolID>] = [:]
    let byName = Dictionary(
      solutions.flatMap { id, all in all.map { ($0.requirement.asker.name, id) } }
    ) { first, _ in first }
    for (id, all) in solutions {
      for (_, solution) in all {
        solution.visit { part in
          guard case .call(let candidate, _) = part, case .function = candidate.callee,
            let called = byName[candidate.name]
          else { return }
          calls[id, default: []].insert(called)
        }
      }
    }
    return solutions.keys.filter { start in
      var waiting = Array(calls[start] ?? [])
      var seen: Set<SymbolID> = []
      while let next = waiting.popLast() {
        if next == start { return true }
        if seen.insert(next).inserted { waiting += calls[next] ?? [] }
      }
      return false
    }.sorted()
  }
}

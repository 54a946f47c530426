import SwiftOutline

/// Decides which conformances each container lacks, and what stands in the way of others.
struct ConformanceSolver {
  let table: SymbolTable
  let rules: Rules
  let containers: [ContainerModel]
  let needs: [SymbolID: [Need]]
  /// The Has-protocols of all modules.
  let candidates: [SymbolID]
  /// What each container has of each candidate.
  let verdicts: [SymbolID: [SymbolID: Verdict]]

  init(table: SymbolTable, rules: Rules, containers: [ContainerModel], needs: [Need]) {
    self.table = table
    self.rules = rules
    self.containers = containers
    self.needs = Dictionary(grouping: needs, by: \.protocolID)
    let candidates = table.allIDs.filter { table.isHasProtocol($0, by: rules) }
    self.candidates = candidates
    var verdicts: [SymbolID: [SymbolID: Verdict]] = [:]
    for container in containers {
      for candidate in candidates {
        verdicts[candidate, default: [:]][container.id] = container.verdict(
          on: candidate, in: table)
      }
    }
    self.verdicts = verdicts
  }

  /// The container with the conformances to generate for it.
  func solved(_ container: ContainerModel) -> Container {
    let site = container.symbol.sites[0]
    var conformances: [Conformance] = []
    var imports: Set<ConditionalText> = []
    for candidate in candidates {
      guard let possession = possession(of: candidate, in: container),
        !isInherited(candidate, by: container)
      else { continue }
      let availability = Set(
        (container.symbol.sites + table[candidate].sites).flatMap(\.declaration.availability)
          + possession.witnesses.flatMap(\.declaration.availability))
      conformances.append(
        Conformance(
          name: table.name(of: candidate, inFile: site.scope.file),
          availability: availability.sorted(), condition: possession.condition.text))
      if let line = table.importNeeded(for: candidate, inFile: site.scope.file) {
        imports.insert(line)
      }
    }
    return Container(
      name: container.symbol.path, module: table.modules[container.symbol.module].name,
      path: table.files[site.scope.file].source.path,
      imports: imports.sorted { ($0.text, $0.condition ?? "") < ($1.text, $1.condition ?? "") },
      conformances: conformances.sorted { $0.name < $1.name })
  }

  /// Whether something is needed that no container has.
  var lacksSomething: Bool { needs.keys.contains { !isHad($0) } }

  /// Whether some container conforms to a Has-protocol, or will.
  func isHad(_ candidate: SymbolID) -> Bool {
    containers.contains { container in
      if case .conforms = verdict(on: candidate, by: container) { return true }
      return possession(of: candidate, in: container) != nil
    }
  }

  func verdict(on candidate: SymbolID, by container: ContainerModel) -> Verdict {
    verdicts[candidate]?[container.id] ?? .blind
  }

  /// A marker is had by every container, but only if a composition names it.
  private func possession(of candidate: SymbolID, in container: ContainerModel) -> Possession? {
    switch verdict(on: candidate, by: container) {
    case .has(let possession): return possession
    case .hasNothingToSupply(let possession): return needs[candidate] == nil ? nil : possession
    default: return nil
    }
  }

  /// A class conforms to what its superclass conforms to, also to what is generated for that.
  private func isInherited(_ candidate: SymbolID, by container: ContainerModel) -> Bool {
    containers.contains {
      container.superclasses.contains($0.id) && possession(of: candidate, in: $0) != nil
    }
  }
}

extension Declaration {
  fileprivate var availability: [String] {
    attributes.filter { $0.name == "available" }.map(\.text)
  }
}

extension SymbolTable {
  /// A symbol as it is written at file level: with its module where another of its name is nearer
  /// or as near.
  fileprivate func name(of id: SymbolID, inFile file: Int) -> String {
    let symbol = self[id]
    let rivals = allIDs.filter {
      self[$0].path == symbol.path && isVisible($0, fromModule: files[file].module)
    }
    guard rivals.count > 1, symbol.module != files[file].module else { return symbol.path }
    return "\(modules[symbol.module].name).\(symbol.path)"
  }

  /// The import that a symbol of another module needs, as the container's file writes it, or else
  /// as another file of the module does.
  fileprivate func importNeeded(for id: SymbolID, inFile file: Int) -> ConditionalText? {
    let module = self[id].module
    guard module != files[file].module else { return nil }
    let others = files.indices.filter { files[$0].module == files[file].module && $0 != file }
    let written = ([file] + others).lazy.flatMap { files[$0].imports[module] ?? [] }
    guard let found = written.first else { return nil }
    let isWhole = found.text.hasSuffix(" \(found.module)")
    return ConditionalText(
      isWhole ? found.text : "import \(found.module)",
      condition: ConditionSet(found.conditions).text)
  }
}

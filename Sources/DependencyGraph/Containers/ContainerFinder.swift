import SwiftOutline

/// Tells which types are containers.
struct ContainerFinder: Sendable {
  let table: SymbolTable
  let rules: Rules
  /// The containers by name, by the rules or by a directive.
  private let declared: Set<SymbolID>
  /// The containers, and all types that store one, or one that does.
  let possible: Set<SymbolID>
  /// Those of them that store none themselves: a superclass does, or is one.
  private let heirs: Set<SymbolID>

  /// Those of them that may have parents.
  var possibleChildren: Set<SymbolID> {
    possible.filter { id in
      table.mayHoldComposition(id, by: rules)
        || table.storedTypes(of: id, by: rules).contains { possible.contains($0.id) }
    }
  }

  /// The names that make a type a container without being asked for.
  static let standardNames: Set<String> = ["AppDependency", "AppDependencies"]

  init(table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    let types = table.allIDs.filter(table.canBeContainer)
    declared = Set(types.filter { table.isContainer($0, by: rules) })
    let holders = table.holders(of: declared, among: types, by: rules)
    possible = declared.union(holders.all)
    heirs = holders.heirs.subtracting(declared)
  }

  /// How types are called that are containers if they store one.
  static let suffixes = ["Dependency", "Dependencies"]

  /// The containers, in the order of the sources: by name, by the rules, by a directive, and those
  /// that store another container, are called as containers are or supply something themselves,
  /// and are no consumers. An app's delegate or a view that keeps the container supplies nothing.
  /// A class whose superclass is a container has what that has without being one, unless it is called
  /// as containers are.
  func containers() -> [ContainerModel] {
    let candidates = table.hasProtocols(by: rules)
    let found = possible.sorted()
      .map { ContainerModel($0, in: table) }
      .filter { model in
        guard !ReferenceDeclaration.isAdded(model.symbol.sites[0].declaration) else { return false }
        return declared.contains(model.id)
          || model.access > .fileprivate
            && (isCalledSo(model.id)
              || candidates.contains { model.verdict(on: $0, in: table).isSupply })
      }
    let ids = Set(found.map(\.id))
    return found.filter {
      !heirs.contains($0.id) || isCalledSo($0.id)
        || !$0.superclasses.contains(where: ids.contains)
    }
  }

  private func isCalledSo(_ id: SymbolID) -> Bool {
    Self.suffixes.contains { table[id].name.hasSuffix($0) }
  }

  /// The containers that the user names and no type is.
  func unknownChoices() -> [ContainerChoice] {
    guard !rules.choices.all.isEmpty else { return [] }
    let types = table.allIDs.filter(table.canBeContainer).map { table[$0] }
    let known = Set(types.map(\.path))
    let inModules = Set(types.map { [table.modules[$0.module].name, $0.path] })
    return rules.choices.all.filter { choice in
      choice.module.map { !inModules.contains([$0, choice.name]) } ?? !known.contains(choice.name)
    }
  }

  /// Whether the rules or a directive make it a container, and not its name alone.
  func isAskedFor(_ id: SymbolID) -> Bool { table.isAskedFor(id, by: rules) }
}

extension SymbolTable {
  fileprivate func canBeContainer(_ id: SymbolID) -> Bool {
    switch self[id].kind {
    case .struct, .class, .actor, .enum:
      !self[id].sites.contains { $0.declaration.isIgnored }
    default:
      false
    }
  }

  fileprivate func isContainer(_ id: SymbolID, by rules: Rules) -> Bool {
    ContainerFinder.standardNames.contains(self[id].name) || mayHoldComposition(id, by: rules)
  }

  /// Whether a composition or a generic argument that a type stores makes it a container: consumers
  /// store such as well, so it must be asked for, or be called as containers are and be generic.
  func mayHoldComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    let symbol = self[id]
    return isAskedFor(id, by: rules)
      || symbol.kind == .struct && symbol.access > .fileprivate
        && ContainerFinder.suffixes.contains { symbol.name.hasSuffix($0) }
        && symbol.sites[0].declaration.isGenericWithConstraint
        && !declaresComposition(id, by: rules)
  }

  func isAskedFor(_ id: SymbolID, by rules: Rules) -> Bool {
    choice(for: id, by: rules) != nil
      || markedContainers.answer(id) {
        self[id].sites.contains { site in
          site.declaration.directives.contains { $0.name == "container" }
        }
      }
  }

  func declaresComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    (self[id].sites + self[id].extensions).contains { site in
      site.declaration.members.contains { member in
        member.kind == .typealias
          && expand(member.type ?? .tuple([]), in: bodyScope(of: site, in: id)).symbols
            .contains { self[$0].kind == .protocol && rules.fitsDependency(self[$0].name) }
      }
    }
  }
}

extension Declaration {
  /// Whether it has a generic parameter of which something is asked, be it in a `where` clause.
  fileprivate var isGenericWithConstraint: Bool {
    genericParameters.map { $0.contains(":") || whereClause?.contains(":") == true } == true
  }
}

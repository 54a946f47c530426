import SwiftReading
import SwiftProgram

/// Tells which types are containers.
package struct ContainerFinder: Sendable {
  let table: SymbolTable
  let rules: Rules
  /// The containers by their name, by the rules or by a directive, and those that store a composition
  /// as a parent.
  private let declared: [SymbolID: ContainerOrigin]
  /// The containers, and all types that store one, or one that does.
  package let possible: Set<SymbolID>
  /// The possible containers that store none themselves: a superclass stores one, or is one.
  private let heirs: Set<SymbolID>
  /// The types that store a container or something that does, and declare a composition.
  private let consumers: Set<SymbolID>

  init(table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    let words = rules.wordsOfInterest
    let types = table.allIDs.filter { id in
      table.canBeContainer(id) && (!table[id].isBare || words.fits(table[id].name))
    }
    declared = types.reduce(into: [:]) { $0[$1] = table.origin(of: $1, by: rules) }
    let holders = table.holders(of: Set(declared.keys), among: types, by: rules)
    possible = holders.all.union(declared.keys)
    heirs = holders.heirs.subtracting(declared.keys)
    consumers = holders.consumers
  }

  /// The containers, with the reason for each.
  ///
  /// - Parameter compositions: All that may be compositions: a type that conforms by hand to what one
  ///   of them names may be a child.
  package func containers(among compositions: [Composition]) -> FoundContainers {
    var origins = declared
    var signs = ChildSigns(table: table, rules: rules, compositions: compositions)
    var waiting = possible.subtracting(declared.keys).sorted().filter { id in
      !ReferenceDeclaration.isAdded(table[id].sites[0].declaration)
        && table[id].access > .fileprivate
    }
    while true {
      let known = Set(origins.keys)
      let new = waiting.compactMap { id in
        origin(of: id, among: known, &signs).map { (id: id, origin: $0) }
      }
      if new.isEmpty { break }
      for (id, origin) in new { origins[id] = origin }
      waiting.removeAll { origins[$0] != nil }
    }
    // A class whose superclass is a container has what that has without being one, unless it is
    // called as containers are.
    for id in heirs where origins[id] != nil && table.containerSuffix(of: id) == nil {
      let superclasses = table.superclasses(of: id)
      if superclasses.contains(where: { origins[$0] != nil }) { origins[id] = nil }
    }
    return FoundContainers(
      models: origins.keys.sorted().map { NominalType($0, in: table) }, origins: origins)
  }

  /// The reason why a type is a container, as far as others are known.
  private func origin(
    of id: SymbolID, among known: Set<SymbolID>, _ signs: inout ChildSigns
  ) -> ContainerOrigin? {
    if let parent = storedParent(of: id, among: known) {
      return signs.sign(of: id).map { .child(of: parent, $0) }
    }
    guard let suffix = table.containerSuffix(of: id) else { return nil }
    if let superclass = table.superclasses(of: id).first(where: known.contains) {
      return .subclass(of: table[superclass].path)
    }
    // What stands between the two may be a container that is called otherwise.
    guard ContainerNames.distinctSuffixes.contains(suffix) else { return nil }
    return table.storedTypes(of: id, by: rules).first { possible.contains($0.id) }.map {
      .child(
        of: StoredParent(property: $0.property, container: table[$0.id].path), .suffix(suffix))
    }
  }

  /// The first property that holds one of some containers.
  private func storedParent(of id: SymbolID, among known: Set<SymbolID>) -> StoredParent? {
    let isCalledSo = table.containerSuffix(of: id) != nil
    for stored in table.storedTypes(of: id, by: rules) where !stored.isOptional || isCalledSo {
      guard let container = container(behind: stored.id, among: known), container != id else {
        continue
      }
      return StoredParent(property: stored.property, container: table[container].path)
    }
    return nil
  }

  /// The container that a type is, hands on, or inherits from.
  private func container(behind id: SymbolID, among known: Set<SymbolID>) -> SymbolID? {
    if known.contains(id) { return id }
    if ReferenceDeclaration.isAdded(table[id].sites[0].declaration) {
      return table.id(module: table[id].module, path: table[id].enclosingPath)
        .flatMap { known.contains($0) ? $0 : nil }
    }
    return table.superclasses(of: id).first(where: known.contains)
  }

  /// The types that store a container, or one that does, and might be containers: no views and the
  /// like, which are none on purpose.
  package func unmarked(besides known: Set<SymbolID>) -> [SymbolID] {
    possible.union(consumers).subtracting(known).sorted().filter { id in
      !ReferenceDeclaration.isAdded(table[id].sites[0].declaration)
        && table[id].access > .fileprivate && !table.isAppPart(id)
    }
  }

  /// The containers that the user names and no type is.
  package func unknownChoices() -> [ContainerChoice] {
    guard !rules.choices.all.isEmpty else { return [] }
    let types = table.allIDs.filter(table.canBeContainer).map { table[$0] }
    let known = Set(types.map(\.path))
    let inModules = Set(types.map { [table.modules[$0.module].name, $0.path] })
    return rules.choices.all.filter { choice in
      choice.module.map { !inModules.contains([$0, choice.name]) } ?? !known.contains(choice.name)
    }
  }

  /// True if the rules or a directive make it a container, and not its name alone.
  package func isAskedFor(_ id: SymbolID) -> Bool { table.isAskedFor(id, by: rules) }
}

/// The containers of the sources.
package struct FoundContainers {
  /// The containers, in the order of the sources.
  package let models: [NominalType]
  /// The reason why each of them is a container.
  package let origins: [SymbolID: ContainerOrigin]
}

extension SymbolTable {
  fileprivate func canBeContainer(_ id: SymbolID) -> Bool {
    let symbol = self[id]
    return switch symbol.kind {
    case .struct, .class, .actor, .enum:
      symbol.isBare || !symbol.sites.contains { $0.declaration.isIgnored }
    default: false
    }
  }

  /// The reason why a type is a container, independent of others; `nil` if that depends on others.
  fileprivate func origin(of id: SymbolID, by rules: Rules) -> ContainerOrigin? {
    if choice(for: id, by: rules) != nil { return .configuration }
    if isMarkedContainer(id) { return .mark }
    if ContainerNames.standard.contains(self[id].name) { return .name }
    guard let suffix = ContainerNames.suffix(of: self[id].name) else { return nil }
    return propertyHoldingComposition(of: id, by: rules).map {
      .child(of: StoredParent(property: $0, container: nil), .suffix(suffix))
    }
  }

  /// True if a composition or a generic argument that a type stores makes it a container: consumers
  /// store such as well, so it must be asked for or be called as containers are; and the app's own
  /// one has no parent.
  package func mayHoldComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    let symbol = self[id]
    if isAskedFor(id, by: rules) { return true }
    switch symbol.kind {
    case .struct, .class, .actor: break
    default: return false
    }
    let header = symbol.sites[0].declaration
    return symbol.access > .fileprivate && containerSuffix(of: id) != nil
      && (!ContainerNames.standard.contains(symbol.name)
        || !header.genericParameters.isEmpty && !header.genericConstraints.isEmpty)
  }

  func isAskedFor(_ id: SymbolID, by rules: Rules) -> Bool {
    choice(for: id, by: rules) != nil || isMarkedContainer(id)
  }

  private func isMarkedContainer(_ id: SymbolID) -> Bool {
    // Asked of nearly all, and almost none has a directive.
    self[id].sites.contains { site in
      site.declaration.traits.contains(.directives)
        && site.declaration.directives.contains { $0.name == "container" }
    }
  }

  func declaresComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    self[id].headers.contains { site in
      site.declaration.members.contains { member in
        member.kind == .typealias
          && expand(member.type ?? .tuple([]), in: bodyScope(of: site, in: id)).symbols
            .contains { self[$0].kind == .protocol && rules.fitsDependency(self[$0].name) }
      }
    }
  }
}

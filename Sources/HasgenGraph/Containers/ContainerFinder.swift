import HasgenProgram
import HasgenReading

/// Finds the containers: types with a container's name, configured or marked types, and the child
/// containers, which store another container and have a sign.
struct ContainerFinder: Sendable {
  private let table: SymbolTable
  private let rules: Rules
  /// The containers that need no sign of a child.
  private let declared: [SymbolID: ContainerOrigin]
  /// The types that are children if they have a sign and store a container.
  private let others: [SymbolID]

  init(table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    let words = rules.wordsOfInterest
    let types = table.allIDs.filter { id in
      table.canBeContainer(id) && (!table[id].isBare || words.fits(table[id].name))
    }
    let declared = types.reduce(into: [:]) { $0[$1] = table.origin(of: $1, by: rules) }
    self.declared = declared
    others = types.filter { declared[$0] == nil && table.mayBeChild($0, by: rules) }
  }

  /// The containers, each with the reason why it is one.
  ///
  /// - Parameter compositions: The possible compositions. A type that conforms by hand to a
  ///   protocol of one of them may be a child.
  func origins(among compositions: [Composition]) -> [SymbolID: ContainerOrigin] {
    var origins = declared
    var signs = ChildSigns(table: table, rules: rules, compositions: compositions)
    var waiting =
      declared.isEmpty ? [] : others.compactMap { id in signs.sign(of: id).map { (id, $0) } }
    while true {
      let new = waiting.compactMap { id, sign in
        origin(of: id, sign, among: origins).map { (id, $0) }
      }
      if new.isEmpty { break }
      for (id, origin) in new { origins[id] = origin }
      waiting.removeAll { origins[$0.0] != nil }
    }
    return origins
  }

  /// The reason why a type with a sign is a container; `nil` if it stores none of the containers
  /// that are known so far.
  private func origin(
    of id: SymbolID, _ sign: ChildSign, among known: [SymbolID: ContainerOrigin]
  ) -> ContainerOrigin? {
    let hasSuffix = table.containerSuffix(of: id, by: rules) != nil
    let superclass = table.superclasses(of: id).first { known[$0] != nil }
    for stored in table.storedTypes(of: id, by: rules) where !stored.isOptional || hasSuffix {
      // A subclass inherits the conformances of a container, so it need not be one.
      if stored.isInherited, superclass != nil, !hasSuffix { continue }
      guard let container = container(behind: stored.id, among: known), container != id else {
        continue
      }
      return .child(
        of: StoredParent(property: stored.property, container: table[container].path), sign)
    }
    return hasSuffix ? superclass.map { .subclass(of: table[$0].path) } : nil
  }

  /// The container that a type is, refers to as a `Reference`, or inherits from.
  private func container(
    behind id: SymbolID, among known: [SymbolID: ContainerOrigin]
  ) -> SymbolID? {
    let held = table.behindReference(id) ?? id
    return ([held] + table.superclasses(of: held)).first { known[$0] != nil }
  }
}

extension SymbolTable {
  func canBeContainer(_ id: SymbolID) -> Bool {
    let symbol = self[id]
    return switch symbol.kind {
    case .struct, .class, .actor, .enum:
      symbol.isBare || !symbol.sites.contains { $0.declaration.isIgnored }
    default: false
    }
  }

  /// True if a type may store a container and have the sign of a child.
  fileprivate func mayBeChild(_ id: SymbolID, by rules: Rules) -> Bool {
    // Most types are excluded by this quick check, because they cannot store a container.
    guard mayStoreContainer(id) else { return false }
    if ContainerNames.suffix(of: self[id].name) != nil { return true }
    return self[id].sites.contains { site in
      !site.declaration.isPlain
        || site.declaration.inheritedTypes.contains(where: rules.fitsDependency)
    }
  }

  /// True if a type may store a container: a struct, class or actor that the user wrote and that
  /// other files can use.
  func mayStoreContainer(_ id: SymbolID) -> Bool {
    [.struct, .class, .actor].contains(self[id].kind) && self[id].access > .fileprivate
      && !ReferenceDeclaration.isAdded(self[id].sites[0].declaration)
  }

  /// The configured names without a module that types of several modules have, with these types in
  /// the order of the modules.
  func ambiguousChoices(by rules: Rules) -> [String: [SymbolID]] {
    rules.choices.all.filter { $0.module == nil && $0.isMoreThanAName }.reduce(into: [:]) {
      // A choice with a module applies to the type in that module.
      let types = ids($1.name).filter { id in
        canBeContainer(id) && !isReadOnly(self[id].module)
          && choice(for: id, by: rules)?.module == nil
      }
      let modules = Set(types.map { self[original(of: $0)].module })
      if modules.count > 1 { $0[$1.name] = types }
    }
  }

  /// The configured containers for which no type has the name.
  package func unknownChoices(by rules: Rules) -> [ContainerChoice] {
    guard !rules.choices.all.isEmpty else { return [] }
    let types = allIDs.filter(canBeContainer).map { self[$0] }
    let known = Set(types.map(\.path))
    let inModules = Set(types.map { [modules[$0.module].name, $0.path] })
    return rules.choices.all.filter { choice in
      choice.module.map { !inModules.contains([$0, choice.name]) } ?? !known.contains(choice.name)
    }
  }

  /// The reason why a type is a container, without regard to other containers; `nil` if that
  /// depends on others.
  fileprivate func origin(of id: SymbolID, by rules: Rules) -> ContainerOrigin? {
    if choice(for: id, by: rules) != nil { return .configuration }
    if isMarkedContainer(id) { return .mark }
    if ContainerNames.standard.contains(self[id].name) { return .name }
    guard let suffix = ContainerNames.suffix(of: self[id].name) else { return nil }
    return propertyHoldingComposition(of: id, by: rules).map {
      .child(of: StoredParent(property: $0, container: nil), .suffix(suffix))
    }
  }

  /// True if a stored composition or generic value can make a type a container. The type must be
  /// configured, marked, or have a container's name; `AppDependency` has no parent.
  func mayHoldComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    let symbol = self[id]
    if isAskedFor(id, by: rules) { return true }
    guard mayStoreContainer(id), containerSuffix(of: id, by: rules) != nil else { return false }
    guard ContainerNames.standard.contains(symbol.name) else { return true }
    let header = symbol.sites[0].declaration
    return !header.genericParameters.isEmpty && !header.genericConstraints.isEmpty
  }

  /// True if the configuration or a directive makes a type a container, and not only its name.
  package func isAskedFor(_ id: SymbolID, by rules: Rules) -> Bool {
    choice(for: id, by: rules) != nil || isMarkedContainer(id)
  }

  private func isMarkedContainer(_ id: SymbolID) -> Bool {
    // This check runs for nearly all types, and almost none has a directive.
    self[id].sites.contains { site in
      site.declaration.traits.contains(.directives)
        && site.declaration.directives.contains { $0.name == "container" }
    }
  }

  func declaresComposition(_ id: SymbolID, by rules: Rules) -> Bool {
    self[id].headers.contains { site in
      let aliases = site.declaration.members.filter { $0.kind == .typealias }
      let types = aliases.compactMap(\.type)
      let named = types.flatMap { expand($0, in: bodyScope(of: site, in: id)).symbols }
      return named.contains { self[$0].kind == .protocol && rules.fitsDependency(self[$0].name) }
    }
  }
}

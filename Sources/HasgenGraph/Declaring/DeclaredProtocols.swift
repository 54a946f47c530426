import HasgenProgram
import HasgenReading

/// The Has-protocols that are declared for the containers' properties. hasgen does not read the
/// generated files that declare them, so they are added to the graph.
package struct DeclaredProtocols: Sendable {
  /// The drafts, in the order of the containers.
  private var drafts: [ProtocolDraft] = []
  private var draftsByName: [String: [Int]] = [:]
  /// The findings about properties for which no protocol can be declared, in no particular order.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The names of protocols that cannot be declared. A composition that names one gets no finding
  /// of its own.
  package private(set) var refused: Set<String> = []
  /// The properties whose mark has an effect.
  private var marked: Set<CodePlace> = []

  /// - Parameters:
  ///   - table: The sources, without these protocols.
  ///   - all: The containers in the table.
  init(in table: SymbolTable, by rules: Rules, containers all: [NominalType]) {
    guard !rules.declaringContainers.isEmpty else { return }
    // A type that stores a container, or a container's 'Reference', stores a parent.
    let references = all.compactMap { container in
      table.id(
        module: container.module,
        path: "\(container.path).\(ReferenceDeclaration.name)")
    }
    let containers = Set(all.map(\.id)).union(references)
    for container in all.sorted(by: { table.order(of: $0) < table.order(of: $1) }) {
      guard container.access > .fileprivate,
        let choice = table.choice(for: container.id, by: rules)?.declareProtocols
      else { continue }
      let known = KnownRequirements(for: container, in: table, by: rules)
      for member in container.ownMembers
      where member.declaration.isProperty && member.site.scope.module == container.module {
        let property = DeclaredProperty(
          member: member, container: container, table: table, rules: rules, naming: choice.naming)
        let isWanted =
          property.isMarked || choice.selection == .all && !property.isParent(among: containers)
        guard isWanted, !property.isOutOfReach, known.name(ofProtocolFor: member) == nil
        else { continue }
        if property.isMarked { marked.insert(member.key) }
        declare(property, besides: known)
      }
    }
  }

  private mutating func declare(_ property: DeclaredProperty, besides known: KnownRequirements) {
    let table = property.table
    let taken = property.protocolName.flatMap(known.symbol)
    // A protocol that the user wrote is checked like every Has-protocol.
    if let taken, known.asks(taken, for: property.member) { return }
    do throws(DeclaredProperty.Undeclarable) {
      let draft = try property.draft()
      guard let taken else { return addDraft(draft, for: property.container, in: table) }
      let kind = table[taken].kind
      let cause = kind == .protocol ? "protocol, which does not ask for it" : kind.rawValue
      reportCollision(
        of: draft, because: "the name is taken",
        Note("by this \(cause)", at: table.location(of: table[taken].sites[0])))
    } catch {
      if let name = property.protocolName { refused.insert(name) }
      diagnostics.append(
        Diagnostic(
          .error,
          "no protocol can be declared for '\(property.member.declaration.baseName)': "
            + error.reason, id: .undeclarableProperty, at: property.location,
          note: "\(error.cure), or mark it with '// hasgen: ignore'"))
    }
  }

  private mutating func addDraft(
    _ draft: ProtocolDraft, for container: NominalType, in table: SymbolTable
  ) {
    let module = container.module
    let rivals = (draftsByName[draft.name] ?? []).filter { index in
      let home = drafts[index].container.module
      return home == module
        || drafts[index].access >= .package && table.isImported(home, by: module)
    }
    if let same = rivals.first(where: { drafts[$0].asked == draft.asked }) {
      if drafts[same].container.module == draft.container.module { drafts[same].merge(draft) }
      return
    }
    if let rival = rivals.first(where: { !drafts[$0].condition.and(draft.condition).isNever }) {
      return reportCollision(
        of: draft, because: "it is declared for another property already",
        Note(
          "for this one, with '\(drafts[rival].requirement)'", at: drafts[rival].location))
    }
    draftsByName[draft.name, default: []].append(drafts.count)
    drafts.append(draft)
  }

  private mutating func reportCollision(
    of draft: ProtocolDraft, because cause: String, _ place: Note
  ) {
    diagnostics.append(
      Diagnostic(
        .error,
        "'\(draft.name)' cannot be declared for '\(draft.member.declaration.baseName)': \(cause)",
        id: .protocolCollision, at: draft.location,
        note: "give one of them another name, or mark one of them with '// hasgen: ignore'",
        notes: [place]))
  }

  var isEmpty: Bool { drafts.isEmpty }

  /// The protocols that are declared in a container's generated file.
  package func drafts(for container: Symbol) -> [ProtocolDraft] {
    drafts.filter { $0.container == container.owner }
  }

  /// Returns the modules with the protocols added, each in the file of its property, so that names
  /// and imports have the same meaning for both.
  func added(to modules: [SourceModule]) -> [SourceModule] {
    let byFile = Dictionary(grouping: drafts, by: \.file)
    var file = 0
    return modules.map { module in
      let files = module.files.map { source in
        defer { file += 1 }
        return byFile[file].map { source.adding($0.map(\.declaration)) } ?? source
      }
      return module.with(files: files)
    }
  }

  /// True if the mark `// hasgen: has` at a property has an effect.
  package func isUsed(_ property: CodePlace) -> Bool { marked.contains(property) }
}

extension SourceFile {
  /// Returns the file with further declarations at its end.
  func adding(_ declarations: [Declaration]) -> SourceFile {
    SourceFile(path: path, outline: outline.adding(declarations))
  }
}

extension SymbolTable {
  /// The order in which containers declare protocols: a module after those that it imports.
  fileprivate func order(of container: NominalType) -> (Int, String, String) {
    let file = container.file
    return (
      importedModules(of: container.module).count, files[file].source.path,
      container.path
    )
  }

  private func importedModules(of module: Int) -> Set<Int> {
    Set(
      reachable(from: [module]) { next in
        files.filter { $0.module == next }.flatMap(\.importedModules)
      })
  }
}

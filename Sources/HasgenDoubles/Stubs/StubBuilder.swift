import HasgenGraph
import HasgenProgram
import HasgenReading

/// Makes the stub of a subject.
struct StubBuilder {
  let table: SymbolTable
  let target: DoublesTarget
  /// The names that a type in the test target's own files hides.
  let hiddenNames: Set<String>
  /// The names at file level that the generated file sees.
  let visible: VisibleNames
  /// The default values of preview dependencies; `nil` in tests.
  let previews: PreviewDefaults?
  /// The stand-ins of the services in tests.
  let standIns: StandIns

  /// Returns a stub, the imports that it needs, and the findings about its default values.
  ///
  /// - Throws: `StubFault` if the user has to write the stub.
  func stub(
    for subject: StubSubject
  ) throws(StubFault) -> (stub: Stub, imports: Set<NeededImport>, findings: [Finding]) {
    let traits = try StubTraits(of: subject, in: table)
    let shadowed = shadowedNames(by: traits)
    var spelling = TypeSpelling(
      table: table, owner: subject.stub, asSeenFrom: subject.seenFrom,
      isNonsending: target.settings.isNonsending, shadowed: shadowed,
      ambiguous: visible.ambiguous, declared: visible.all,
      expandingAliases: traits.hasAssociatedTypes)
    var members = try StubMembers(of: traits, in: table, &spelling).all
    var needs = StandIns.Needs()
    if let previews {
      needs.isolation = previews.addDefaults(to: &members, of: traits, &spelling)
    } else if !subject.isService {
      needs = standIns.addDefaults(to: &members, &spelling)
    }
    for index in members.indices where members[index].omission == .notAllowed {
      let isFunction = members[index].declaration.kind == .func
      if isFunction, members[index].returnsNothing {
        members[index].omission = .doesNothing
      } else if subject.isService {
        members[index].omission = .failsTest
      }
    }
    let generics = try StubGenerics(of: traits, in: table, &spelling)
    let owner = subject.owner.map { spelling.name(of: $0) }
    let names = subject.parts.map { (id: $0.symbol, name: spelling.name(of: $0.symbol)) }
    let place = subject.location(in: table)
    if let type = spelling.unnameable { throw StubFault(type, of: subject.name, at: place) }
    let needed = table.imports(of: spelling, inFile: subject.seenFrom)
    let kind = traits.kind(for: members)
    let sharing = traits.sharing(of: members)
    let settable = members.first { $0.suppliesValue && $0.isSettable }
    if let settable, kind == .class, sharing != .none, !subject.isService {
      throw StubFault(
        "'\(settable.name)' can be set, and several threads may share it",
        at: table.location(of: settable.requirement))
    }
    let stub = Stub(
      subject: subject.name, isService: subject.isService, isForPreviews: target.isForPreviews,
      kind: kind, owner: owner, name: subject.stub, genericParameters: generics.parameters,
      whereClause: generics.whereClause,
      aliases: generics.aliases.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" },
      protocols: names.filter { !traits.isolatedProtocols.contains($0.id) }.map(\.name),
      isolatedProtocols: names.filter { traits.isolatedProtocols.contains($0.id) }.map(\.name),
      isNonisolated: target.settings.defaultIsolation == .mainActor && kind != .actor,
      initializerIsolation: needs.isolation, sharing: sharing,
      availability: Set(traits.availability).sorted(),
      condition: subject.condition.and(needed.condition)
        .and(target.isForPreviews ? .debug : .always).text,
      qualified: StubSubject.ownWords.intersection(shadowed.union(visible.all)),
      members: members)
    return (stub, needed.imports.union(needs.imports), needs.findings)
  }

  /// The names that have another meaning inside the stub than at file level of the module.
  private func shadowedNames(by traits: StubTraits) -> Set<String> {
    let subject = traits.subject
    var owners = subject.parts.map(\.symbol)
    if let owner = subject.owner {
      let outer = Scope.Owner(module: table[owner].module, path: table[owner].path).enclosing
      owners += outer.compactMap { table.id(module: $0.module, path: $0.path) }
    }
    let all = owners.flatMap { id in
      let closure = table.supertypeClosure(of: id)
      return [id] + closure.superclasses + closure.protocols.keys
    }
    let sites = all.flatMap { table[$0].headers }
    let nested = sites.flatMap(\.declaration.memberTypes).map(\.baseName)
    let own =
      subject.isService ? [subject.stub, "Call", "LockedState", "MissingArgument"] : [subject.stub]
    return hiddenNames.union(own + nested)
  }
}

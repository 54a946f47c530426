import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// Makes the stub of a subject, once for each combination of `#if` conditions that makes a
/// difference.
struct StubSolver {
  /// The stubs; empty where there is a fault.
  private(set) var stubs: [Stub] = []
  /// The imports that they need.
  private(set) var imports: Set<ConditionalText> = []
  /// The obstacle to a stub.
  private(set) var fault: StubFault?

  let subject: StubSubject
  let table: SymbolTable
  let target: TestTarget
  /// The names that mean something else in all files of the test target.
  let namesOfTests: Set<String>
  /// The names at file level of the modules that the doubles import.
  let imported: ImportedNames

  init(
    for subject: StubSubject, in target: TestTarget, declaring namesOfTests: Set<String>,
    _ imported: ImportedNames, table: SymbolTable
  ) {
    self.subject = subject
    self.namesOfTests = namesOfTests
    self.imported = imported
    self.table = table
    self.target = target
    do throws(StubFault) {
      try solve()
    } catch {
      fault = error
    }
  }

  private mutating func solve() throws(StubFault) {
    let traits = try StubTraits(of: subject, in: table)
    let shadowed = shadowedNames(by: traits)
    var spelling = TypeSpelling(
      table: table, owner: subject.stub, asSeenFrom: subject.seenFrom,
      isNonsending: target.settings.isNonsending, shadowed: shadowed,
      ambiguous: imported.ambiguous, declared: imported.all,
      expandingAliases: traits.hasTypes)
    let drafts = try StubDrafts(of: subject, traits: traits, table: table, &spelling)
    let versions = try StubVersions(
      of: drafts.all.map { element($0) } + traits.parts.map { element($0) },
      within: subject.condition)
    let generics = try StubGenerics(of: traits, subject, in: table, &spelling)
    let owner = subject.owner.map { spelling.name(of: $0) }
    let names = traits.parts.map { (part: $0, name: spelling.name(of: $0.id)) }
    let needed = table.imports(of: spelling, inFile: subject.seenFrom)
    for version in versions.all {
      let present = drafts.all.filter { $0.condition.holds(where: version) }
      let sharing = traits.sharing(of: present, in: table, isService: subject.isService)
      let kind = traits.kind(for: present)
      let members = StubMembers(
        of: present, subject, traits, isShared: sharing != .none,
        mayBeIsolated: target.settings.defaultIsolation == nil && kind != .actor)
      let there = names.filter { $0.part.condition.holds(where: version) }
      stubs.append(
        Stub(
          subject: subject.isService
            ? .service(subject.name)
            : .dependencies(of: subject.name, isStrict: target.style == .strict),
          kind: kind, owner: owner, name: subject.stub,
          genericParameters: generics.parameters, whereClause: generics.whereClause,
          aliases: generics.aliases,
          protocols: there.filter { !traits.isIsolated($0.part.id) }.map(\.name),
          isolatedProtocols: there.filter { traits.isIsolated($0.part.id) }.map(\.name),
          isNonisolated: target.settings.defaultIsolation == .mainActor && kind != .actor,
          equality: traits.equality, isOrdered: traits.isOrdered,
          sharing: sharing,
          availability: StubAvailability(
            traits.availability, ofMembers: present.flatMap(\.requirement.declaration.availability)
          ).attributes,
          condition: version.and(needed.condition).text,
          qualified: StubSubject.ownWords.intersection(shadowed.union(imported.all)),
          members: members.all,
          hasEquatableCalls: members.all.allSatisfy { member in
            member.cases.isEmpty || present.first { $0.key == member.key }?.isEquatable == true
          }))
    }
    if let type = spelling.unnameable {
      throw StubFault(type, of: subject.name, at: subject.location(in: table))
    }
    imports = needed.lines.union(
      spelling.singleImports.map { ConditionalText("@testable \($0)") })
    try refuseChangesFromThreads()
  }

  private func element(_ draft: StubDraft) -> StubVersions.Element {
    let declaration = draft.requirement.declaration
    return StubVersions.Element(
      name: declaration.name,
      location: table.location(of: declaration, inFile: draft.requirement.scope.file),
      condition: draft.condition)
  }

  private func element(_ part: ConditionalPart) -> StubVersions.Element {
    StubVersions.Element(
      name: table[part.id].path, location: table.location(of: table[part.id].sites[0]),
      condition: part.condition)
  }

  /// A class that several threads use cannot keep what is set without a lock.
  private func refuseChangesFromThreads() throws(StubFault) {
    guard !subject.isService else { return }
    for stub in stubs where stub.kind == .class && stub.sharing != .none {
      if let member = stub.members.first(where: { $0.isSettable && $0.supply == .value }) {
        throw StubFault(
          cause: .sharedSetter(member.name), location: subject.location(in: table))
      }
    }
  }

  /// The names that mean something else inside the stub than at file level of the module.
  private func shadowedNames(by traits: StubTraits) -> Set<String> {
    let own = subject.isService ? ["Call", "LockedState", "Statics"] : []
    var names = namesOfTests.union(own + [subject.stub])
    var owners = traits.parts.map(\.id)
    if let owner = subject.owner {
      let path = table[owner].path.pathParts
      for count in 1...path.count {
        let outer = path.prefix(count).joined(separator: ".")
        if let id = table.id(module: table[owner].module, path: outer) { owners.append(id) }
      }
    }
    for id in owners {
      let supertypeClosure = table.supertypeClosure(of: id)
      for id in [id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys {
        for site in table[id].sites + table[id].extensions {
          names.formUnion(site.declaration.members.filter(\.isNestedType).map(\.baseName))
        }
      }
    }
    return names
  }
}

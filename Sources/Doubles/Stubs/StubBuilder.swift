import DependencyGraph
import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// Makes the stub of a subject.
struct StubBuilder {
  let table: SymbolTable
  let target: DoublesTarget
  /// The names at file level of the types in the test target's own files.
  let namesOfTests: Set<String>
  /// The names at file level of the modules that the file of the doubles imports.
  let imported: ImportedNames
  /// The default values of preview dependencies; `nil` in tests.
  let previews: PreviewDefaults?

  /// Returns a stub and the imports that it needs.
  ///
  /// - Throws: `StubFault` if the user has to write the stub.
  func stub(
    for subject: StubSubject
  ) throws(StubFault) -> (stub: Stub, imports: Set<ConditionalText>) {
    let traits = try StubTraits(of: subject, in: table)
    let shadowed = shadowedNames(by: traits, of: subject)
    var spelling = TypeSpelling(
      table: table, owner: subject.stub, asSeenFrom: subject.seenFrom,
      isNonsending: target.settings.isNonsending, shadowed: shadowed,
      ambiguous: imported.ambiguous, declared: imported.all, expandingAliases: traits.hasTypes)
    var members = try StubMembers(of: subject, traits, in: table, &spelling).all
    var isolation: String?
    if let previews {
      isolation = previews.supply(&members, for: subject, traits.family, &spelling)
    }
    for index in members.indices where members[index].omission == .refused {
      let isFunction = members[index].declaration.kind == .func
      if isFunction, members[index].returnsNothing {
        members[index].omission = .ignored
      } else if target.style == .lenient {
        members[index].omission = .stops
      }
    }
    let generics = try StubGenerics(of: traits, subject, in: table, &spelling)
    let owner = subject.owner.map { spelling.name(of: $0) }
    let names = traits.parts.map { (id: $0.id, name: spelling.name(of: $0.id)) }
    let place = subject.location(in: table)
    if let type = spelling.unnameable { throw StubFault(type, of: subject.name, at: place) }
    let needed = table.imports(of: spelling, inFile: subject.seenFrom)
    let (kind, sharing) = (traits.kind(for: members), traits.sharing(of: members))
    let settable = members.first { $0.isValue && $0.isSettable }
    if let settable, kind == .class, sharing != .none, !subject.isService {
      throw StubFault(
        "'\(settable.name)' can be set, and several threads may share it",
        at: table.location(of: settable.declaration, inFile: settable.requirement.scope.file))
    }
    let stub = Stub(
      subject: subject.name, isService: subject.isService, isForPreviews: target.isForPreviews,
      kind: kind,
      owner: owner, name: subject.stub, genericParameters: generics.parameters,
      whereClause: generics.whereClause, aliases: generics.aliases,
      protocols: names.filter { !traits.isolated.contains($0.id) }.map(\.name),
      isolatedProtocols: names.filter { traits.isolated.contains($0.id) }.map(\.name),
      isNonisolated: target.settings.defaultIsolation == .mainActor && kind != .actor,
      initializerIsolation: isolation, sharing: sharing,
      availability: Set(traits.availability).sorted(),
      condition: subject.condition.and(needed.condition)
        .and(target.isForPreviews ? .debug : .always).text,
      qualified: StubSubject.ownWords.intersection(shadowed.union(imported.all)),
      members: members)
    let single = spelling.singleImports.map { ConditionalText("@testable \($0)") }
    return (stub, needed.lines.union(single))
  }

  /// The names that mean something else inside the stub than at file level of the module.
  private func shadowedNames(by traits: StubTraits, of subject: StubSubject) -> Set<String> {
    var names = namesOfTests.union([subject.stub])
    if subject.isService { names.formUnion(["Call", "LockedState"]) }
    var owners = traits.parts.map(\.id)
    if let owner = subject.owner {
      let outer = Scope.Owner(module: table[owner].module, path: table[owner].path).enclosing
      owners += outer.compactMap { table.id(module: $0.module, path: $0.path) }
    }
    for id in owners {
      let closure = table.supertypeClosure(of: id)
      for id in [id] + closure.superclasses + closure.protocols.keys {
        for site in table[id].sites + table[id].extensions {
          names.formUnion(site.declaration.members.filter(\.isNestedType).map(\.baseName))
        }
      }
    }
    return names
  }
}

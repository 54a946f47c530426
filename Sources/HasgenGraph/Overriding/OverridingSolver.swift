import HasgenProgram
import HasgenReading
import HasgenWriting

/// Finds the `overriding` function of a container.
package struct OverridingSolver {
  /// The function, once for each access level: a caller that sees more members gets more
  /// parameters.
  package private(set) var versions: [Overriding] = []
  /// The imports that the generated file needs for the function.
  package private(set) var imports: Set<NeededImport> = []
  /// The finding, if the container gets no function.
  package private(set) var finding: LeftToYou?

  private let container: NominalType
  private let table: SymbolTable
  private let members: [StoredMember]
  private let initializers: [Member]
  private var spelling: TypeSpelling

  package init(
    for container: NominalType, generated: [Conformance], table: SymbolTable
  ) {
    self.container = container
    self.table = table
    spelling = TypeSpelling(
      table: table, container: container, protocols: generated.map(\.protocolID))
    let own = container.ownMembers.filter { $0.owner == container.id }
    members = own.filter { $0.declaration.isStoredInValues }
      .map { StoredMember($0, of: container, in: table) }
    initializers = own.filter {
      $0.declaration.kind == .`init` && $0.site.scope.module == container.module
        && !$0.site.isConstrained
    }
    if let reason = reasonForNone {
      finding = leftToYou(reason)
      return
    }
    do throws(CopyMaking.Uncopyable) {
      let accesses = members.filter(\.isReplaceable).map(\.member.access)
      for access in Set(accesses.map { min($0, container.access) }).sorted(by: >) {
        try addVersion(seenBy: access)
      }
      if versions.isEmpty {
        finding = leftToYou("it stores nothing that another file can see and replace")
      }
    } catch {
      versions = []
      finding = leftToYou(error.words, cure: error.cure, at: error.member)
    }
    imports = table.imports(of: spelling, inFile: container.file).imports
  }

  /// The reason why this kind of container gets no function; `nil` for none.
  private var reasonForNone: String? {
    if container.kind != .struct { return "it is no struct, and only a struct can be copied" }
    if container.isNoncopyable { return "it cannot be copied" }
    let isTaken = container.members(named: Overriding.name).contains {
      $0.owner == container.id && !$0.declaration.isStatic
    }
    if isTaken { return "it has its own '\(Overriding.name)'" }
    return nil
  }

  private func leftToYou(_ reason: String, cure: String? = nil, at member: Member? = nil)
    -> LeftToYou
  {
    let without = "remove '\"overriding\": true' from '.hasgen.json'"
    return LeftToYou(
      what: Overriding.name, container: container.path, reason: reason,
      cure: cure.map { "\($0), or \(without)" } ?? without,
      location: member.map { table.location(of: $0) } ?? table.location(of: container.id))
  }

  /// Adds the function for callers with an access level, if it has more parameters than the last
  /// one.
  private mutating func addVersion(seenBy access: Access) throws(CopyMaking.Uncopyable) {
    spelling.access = access
    var replaced: [StoredMember] = []
    var parameters: [(name: String, type: String)] = []
    for member in members where member.isReplaceable {
      guard member.member.access >= access, let type = typeText(of: member) else { continue }
      replaced.append(member)
      parameters.append((member.name.asIdentifier, type))
    }
    guard parameters.count > versions.last?.parameters.count ?? 0 else { return }
    let making = try CopyMaking(
      of: members, replacing: replaced, by: initializers, in: table)
    let taken = making.arguments?.map(\.member) ?? []
    let read = (taken + making.settings).filter(\.isReadable).map(\.member)
    let used = read + [making.initializer].compactMap(\.self)
    let statements = CopyStatements(
      making: making, container: container.path,
      copy: members.contains { $0.name == "copy" } ? "_copy" : "copy",
      parameters: Set(parameters.map(\.name)))
    versions.append(
      Overriding(
        availability: Set(container.availability + used.flatMap(\.declaration.availability))
          .sorted(),
        condition: container.condition.text, globalActor: actor(of: used), access: access.prefix,
        parameters: parameters,
        hasOptionals: replaced.contains { $0.resolvedType?.isOptional == true },
        effects: making.effects, body: statements.code))
  }

  /// The type of a member's parameter; `nil` if the generated file cannot spell the type.
  private mutating func typeText(of member: StoredMember) -> String? {
    guard var type = member.type else { return nil }
    if case .implicitlyUnwrapped(let inner) = type { type = .optional(inner) }
    var attempt = spelling
    let text = attempt.text(of: .optional(type), in: member.scope)
    guard attempt.unnameable == nil else { return nil }
    spelling = attempt
    return text
  }

  /// The first global actor of `members` that is not the container's; `nil` for none.
  private mutating func actor(of members: [Member]) -> String? {
    for member in members {
      let actor = table.isolation(of: member.declaration, in: member.site, of: member.owner)
      guard let actor, actor != container.isolation else { continue }
      return spelling.actor(actor, in: table.bodyScope(of: member))
    }
    return nil
  }
}

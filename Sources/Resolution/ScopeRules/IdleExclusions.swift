import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The directives that take something out of forwarding which is not in it.
struct IdleExclusions {
  let supply: SupplyTable
  let rules: Rules

  private var table: SymbolTable { supply.symbols }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    let directed = table.directedDeclarations.filter { $0.declaration.isExcluded }
    guard !directed.isEmpty else { return [] }
    let owners = owners(of: directed)
    // One directive stands at all variables of a declaration.
    var causes: [Member.Key: [[IdleExclusion.Cause]]] = [:]
    for (declaration, file) in directed {
      let owner = owners[Member.Key(declaration, inFile: file)]
      for directive in declaration.directives where directive.isNoForward || directive.isNotParent {
        causes[Member.Key(file: file, offset: directive.offset), default: []].append(
          self.causes(of: directive, at: declaration, of: owner))
      }
    }
    return causes.flatMap { place, found -> [Diagnostic] in
      guard !found.contains(where: \.isEmpty), let first = found.first else { return [] }
      let location = table.location(file: place.file, offset: place.offset)
      return first.map { IdleExclusion(cause: $0, location: location).diagnostic }
    }
  }

  /// The types that some declarations are members of.
  private func owners(
    of directed: [(declaration: Declaration, file: Int)]
  ) -> [Member.Key: Member] {
    let places = Set(directed.map { Member.Key($0.declaration, inFile: $0.file) })
    var result: [Member.Key: Member] = [:]
    for id in table.allIDs {
      for site in table[id].headers
      where site.declaration.contents.contains(.directives) {
        for member in site.declaration.members {
          let place = Member.Key(member, inFile: site.scope.file)
          guard places.contains(place) else { continue }
          result[place] = Member(declaration: member, site: site, owner: id)
        }
      }
    }
    return result
  }

  private func causes(
    of directive: Directive, at declaration: Declaration, of member: Member?
  ) -> [IdleExclusion.Cause] {
    let names = directive.names
    if declaration.kind == .protocol {
      if directive.isNotParent { return [.isNoParent(declaration.baseName)] }
      if !names.isEmpty { return [.exceptsAtProtocol(names)] }
      let isCandidate = supply.candidates.contains {
        table[$0].sites.contains { $0.declaration === declaration }
      }
      return isCandidate ? [] : [.isNoHasProtocol(declaration.baseName)]
    }
    guard let member, table[member.owner].kind != .protocol || isDefault(member) else {
      return directive.isNotParent ? [.isNoParent(declaration.baseName)] : [.misplaced]
    }
    // What an import brings that was not read, nobody knows.
    if table.importsUnreadModule(member.site.scope.file) { return [] }
    switch (holdsParent(member), directive.isNotParent) {
    case (true, true): return []
    case (false, true): return [.isNoParent(declaration.baseName)]
    case (true, false):
      return names.isEmpty
        ? [.namesNothing(parent: declaration.baseName)] : idleNames(behind: directive, at: member)
    case (false, false):
      if !names.isEmpty { return [.excepts(names, property: declaration.baseName)] }
      guard isOfContainer(member) else { return [.misplaced] }
      return isAskedFor(declaration.baseName) ? [] : [.isNotAskedFor(declaration.baseName)]
    }
  }

  /// Whether a property is a parent unless a directive says otherwise, as far as it would be one of
  /// any type.
  private func holdsParent(_ member: Member) -> Bool {
    guard !member.declaration.isStatic,
      [.stored, .lazy].contains(member.declaration.storage?.kind)
    else { return false }
    let finder = ParentFinder(
      table: table, rules: rules, containers: Set(supply.containers.map(\.id)))
    let owners = [member.owner] + heirs(of: member).map(\.id)
    return namesUnknownProtocol(member)
      || owners.contains { finder.source(of: member, in: NominalType($0, in: table)) != nil }
  }

  /// Whether a property's type is a composition of what nobody declares: who says that it is no
  /// parent says that those are no Has-protocols.
  private func namesUnknownProtocol(_ member: Member) -> Bool {
    guard let type = member.declaration.type else { return false }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    return table.expand(type, in: scope).externals.contains(where: rules.protocols.fits)
  }

  /// Whether the type that it is a member of is a container, or one inherits it.
  private func isOfContainer(_ member: Member) -> Bool {
    isDefault(member) || supply.model(member.owner) != nil
      || !heirs(of: member).isEmpty
  }

  /// Whether the member is a protocol's default, which conforming containers have.
  private func isDefault(_ member: Member) -> Bool {
    table[member.owner].kind == .protocol && member.site.declaration.kind == .extension
  }

  /// The containers that inherit a member.
  private func heirs(of member: Member) -> [NominalType] {
    supply.containers.filter { $0.superclasses.contains(member.owner) }
  }

  private func idleNames(
    behind directive: Directive, at member: Member
  ) -> [IdleExclusion.Cause] {
    let holders = supply.containers.filter { $0.id == member.owner } + heirs(of: member)
    let idle = holders.map { holder in
      (supply.forwarded[holder.id]?.idleExceptions ?? []).filter { exception in
        exception.parent.stored.declaration === member.declaration
          && directive.names.contains(exception.name)
      }.map { (name: $0.name, container: holder.symbol.path) }
    }
    guard let first = idle.first else { return [] }
    return first.filter { found in idle.allSatisfy { $0.contains { $0.name == found.name } } }.map {
      .isNotForwarded($0.name, container: $0.container, parent: member.declaration.baseName)
    }
  }

  /// Whether a Has-protocol asks for a member of that name.
  private func isAskedFor(_ name: String) -> Bool {
    supply.candidates.contains { candidate in
      table.requirements(of: candidate, seenFrom: table[candidate].module).requirements
        .contains { $0.declaration.baseName == name }
    }
  }
}

extension Declaration {
  /// Whether a directive takes it out of forwarding.
  fileprivate var isExcluded: Bool { directives.contains { $0.isNoForward || $0.isNotParent } }
}

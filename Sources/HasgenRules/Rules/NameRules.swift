import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A container, a Has-protocol or a composition that one module declares twice.
  static let duplicateDeclaration = GraphRule(id: .duplicateDeclaration, level: .error) {
    app, rule in
    let table = app.table
    let ids = table.allIDs.filter { table[$0].sites.count > 1 && app.mustBeUnique($0) }
    var seen: Set<[Location]> = []
    return ids.compactMap { id in
      let symbol = table[id]
      return symbol.duplicate.flatMap { site, rival in
        guard seen.insert([site, rival].map(table.location)).inserted else { return nil }
        return rule.finding(
          "'\(symbol.path)' is declared twice in module '\(table.modules[symbol.module].name)'",
          at: table.location(of: site),
          fix: "rename one of them, or put them under '#if' conditions that exclude each other; if "
            + "they belong to two modules, name both folders under '\"sources\"' in '.hasgen.json'",
          notes: [Note("first declared here", at: table.location(of: rival))],
          about: [.declaration(symbol.path)])
      }
    }
  }

  /// A name in a composition that no source declares, or that is not visible.
  static let unknownName = GraphRule(id: .unknownName, level: .error) { app, _ in
    let unknown = app.demand.unknownNames.filter { unknown in
      // A protocol to which a container conforms by hand is declared in a module that was not read.
      !app.sources.declared.refused.contains(unknown.name)
        && !app.containers.contains { $0.conformedExternals.contains(unknown.name) }
    }
    return UnknownName.findings(of: unknown) + UnknownName.findings(of: app.unseenTypes)
      + app.unknownExceptions
  }

  /// A module that was not read and may declare names in compositions.
  static let unreadModule = GraphRule(id: .unreadModule, level: .note) { app, rule in
    let unread = app.demand.unreadNames.filter { unread in
      !app.containers.contains { $0.conformedExternals.contains(unread.name) }
    }
    // The name with the fewest imports beside it shows best where it may come from.
    let first = Dictionary(unread.map { ($0.name, $0) }) { one, other in
      other.imports.count < one.imports.count ? other : one
    }
    let origins = Dictionary(grouping: first.values) { Set($0.imports.map(\.module)).sorted() }
    return origins.map { modules, found in
      let names = found.map(\.name).sorted()
      let place = found.map { app.table.location(file: $0.file, offset: $0.offset) }.min()
      let list = modules.inQuotes()
      return rule.finding(
        modules.count == 1
          ? "\(list) is imported but not read, and \(names.someInQuotes) may come from there"
          : "\(list) are imported but not read, and \(names.someInQuotes) may come from one of them",
        at: place,
        fix: "give hasgen its folder too, or name it under '\"sources\"' in '.hasgen.json'")
    }
  }
}

extension Symbol {
  /// The first declaration that is compiled together with an earlier one, and the earlier one.
  fileprivate var duplicate: (site: Site, rival: Site)? {
    for (index, site) in sites.enumerated().dropFirst() {
      let condition = ConditionSet(site.declaration.conditions)
      let rival = sites[..<index].first {
        !condition.and(ConditionSet($0.declaration.conditions)).isNever
      }
      if let rival { return (site, rival) }
    }
    return nil
  }
}

extension CheckedApp {
  /// True if a symbol is a container, a Has-protocol or a composition.
  fileprivate func mustBeUnique(_ id: SymbolID) -> Bool {
    isContainer(id) || table.isDependencyProtocol(id, by: rules) || isComposition(id)
  }

  /// True if an alias with several declarations is a composition. Aliases in a type with several
  /// declarations are left out: they belong to modules that were read as one.
  fileprivate func isComposition(_ id: SymbolID) -> Bool {
    table[id].kind == .typealias
      && !table.ids(table[id].enclosingPath).contains { table[$0].sites.count > 1 }
      && table[id].sites.contains { site in
        site.declaration.type.map { table.expand($0, in: site.headerScope).symbols }?.contains {
          table.isDependencyProtocol($0, by: rules)
        } == true
      }
  }

  /// The arguments of `no-forward` that are not names of Has-protocols.
  fileprivate var unknownExceptions: [Finding] {
    let known = Set(supply.protocols.map { table[$0].name })
    let properties = supply.scopes.parents.values.joined().map(\.property)
    return properties.flatMap { property in
      property.declaration.directives.filter(\.isNoForward).flatMap { directive in
        directive.names.filter { !known.contains($0) }.flatMap { name in
          UnknownName.findings(of: [
            UnknownName(
              name: name,
              location: table.location(file: property.site.scope.file, offset: directive.offset),
              cause: .undeclared(nearest: nearestName(to: name, among: known)))
          ])
        }
      }
    }
  }

  /// The types of containers' members and of requirements whose modules their files do not import.
  /// This is why the members are not witnesses.
  fileprivate var unseenTypes: [UnknownName] {
    supply.protocols.filter { !graph.isMet($0) }.flatMap { candidate in
      misses(of: candidate).compactMap(unseenType).map { type in
        var type = type
        type.lacking = [table[candidate].path]
        return type
      }
    }
  }

  /// The type because of which a member is not a witness: the file of the member or of the
  /// requirement does not import the type's module. `nil` for another reason.
  func unseenType(of miss: NearMiss) -> UnknownName? {
    guard miss.fault == .differentType else { return nil }
    let scope = table.bodyScope(of: miss.member)
    return unseenType(in: miss.member.declaration, scope)
      ?? unseenType(in: miss.requirement.declaration, miss.requirement.scope)
  }

  private func unseenType(in declaration: Declaration, _ scope: Scope) -> UnknownName? {
    guard let type = declaration.type, !table.importsUnreadModule(scope.file) else { return nil }
    for name in type.allNames {
      guard case .external(let external) = table.meaning(of: name, in: scope),
        let id = table.ids(external).first(where: { !table.isVisible($0, from: scope) }),
        !table.isImported(scope.module, by: table[id].module)
      else { continue }
      return UnknownName(
        name: external, location: table.location(file: scope.file, offset: name.offset),
        cause: .invisible(table.whyInvisible(id, from: scope)))
    }
    return nil
  }
}

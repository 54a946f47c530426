import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A configured container for which no module is given, although types in several modules have
  /// its name.
  static let ambiguousContainer = GraphRule(id: .ambiguousContainer, level: .error) { app, rule in
    app.sources.ambiguous.map { name, types in
      let modules = types.map { app.table.modules[app.table[$0].module].name }
      let cure = modules.map { "'\"module\": \"\($0)\"'" }.joined(separator: " or ")
      return rule.finding(
        "'\(name)' may be the container of \(modules.inQuotes(joinedBy: " or of "))",
        at: app.rules.choices.location(of: name), fix: "add \(cure) beside its name",
        notes: zip(types, modules).map { id, module in
          Note(
            "'\(name)' of '\(module)' is declared here", at: app.table.location(of: id))
        })
    }
  }

  /// A private container, which the generated file cannot extend.
  static let hiddenContainer = GraphRule(id: .hiddenContainer, level: .error) { app, rule in
    let hidden = app.containers.filter { $0.access <= .fileprivate }
    let isMissed = !app.unmet.isEmpty || hidden.count == app.containers.count
    let wanted = hidden.filter { model in
      let isNamed = app.sources.origins[model.id] == .name
      return isMissed && isNamed || app.table.isAskedFor(model.id, by: app.rules)
    }
    return wanted.map { model in
      let site = model.symbol.sites[0]
      let access = (site.declaration.access ?? model.access).rawValue
      return rule.finding(
        "container '\(model.path)' is \(access), so a generated file cannot extend it",
        at: app.table.location(of: site),
        fix: "remove '\(access)' here, or from the type around it")
    }
  }

  /// A configured container that no source declares.
  static let unknownContainer = GraphRule(id: .unknownContainer, level: .error) { app, rule in
    let table = app.table
    let choices = app.table.unknownChoices(by: app.rules)
    guard !choices.isEmpty else { return [] }
    let types = table.allIDs.filter { ![.protocol, .typealias].contains(table[$0].kind) }
    return choices.map { choice in
      let modules = types.filter { table[$0].path == choice.name }.map {
        "'\(table.modules[table[$0].module].name)'"
      }
      let nested = types.first { table[$0].name == choice.name }.map { table[$0].path }
      let nearest = nested ?? nearestName(to: choice.name, among: types.map { table[$0].path })
      let cure =
        modules.isEmpty
        ? nearest.map { "did you mean '\($0)'?" }
        : "it is declared in " + modules.joined(separator: " and in ")
      let place = choice.module.map { " in module '\($0)'" } ?? ""
      return rule.finding(
        "there is no struct, class, actor or enum '\(choice.name)'\(place) to be a container",
        at: app.rules.choices.location(of: choice.name), fix: cure)
    }
  }

  /// Consumers in a project without a container.
  static let noContainer = GraphRule(id: .noContainer, level: .error) { app, rule in
    guard app.containers.isEmpty, !app.rules.mayLackContainers,
      app.table.unknownChoices(by: app.rules).isEmpty, let first = app.demand.needs.first
    else { return [] }
    let likely = app.likelyContainer.map { id in
      Note(
        "is it '\(app.table[id].path)'? then mark it with '// hasgen: container'",
        at: app.table.location(of: id))
    }
    return [
      rule.finding(
        "'\(first.consumer)' needs dependencies, but there is no container",
        at: first.consumer(in: app.table).location,
        notes: [
          likely
            ?? Note(
              "name it 'AppDependency', mark it with '// hasgen: container', or name it under "
                + "'\"containers\"' in '.hasgen.json'")
        ])
    ]
  }
}

extension CheckedApp {
  /// The first type that has all that is asked for; no view, coordinator or double, and the
  /// superclass rather than what inherits all from it.
  fileprivate var likelyContainer: SymbolID? {
    let asked = Set(demand.needs.map(\.protocolID))
    let likely = table.allIDs.filter(mayBeMeant).filter { id in
      let type = NominalType(id, in: table)
      return asked.allSatisfy { type.verdict(on: $0, in: table).isSupply }
    }
    return likely.first { id in !table.superclasses(of: id).contains(where: likely.contains) }
  }

  /// True if a type may be a container without a mark.
  func mayBeMeant(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    guard [.struct, .class, .actor].contains(symbol.kind), !symbol.name.isNameOfDouble,
      !symbol.sites.contains(where: \.declaration.isIgnored)
    else { return false }
    return !table.isAppPart(id, by: rules)
  }
}

import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// Writes the function `live` for a container's generated file.
package struct WiringWriter: Sendable {
  package private(set) var wiring: Wiring?
  /// The function as a provider for other plans.
  package private(set) var provider: Provider?
  /// The imports that the generated file needs for the class.
  package private(set) var imports: Set<NeededImport> = []

  package init(_ solver: WiringSolver, protocols: [SymbolID]) {
    guard !solver.isFaulty, let initializer = solver.initializer, let lazy = solver.lazy else {
      return
    }
    let (container, table) = (solver.container, solver.catalog.table)
    let calls = solver.builtMembers.flatMap { $0.plan.parts(atOnce: true) }
    // An async function can call functions of other actors.
    let actors = calls.compactMap(\.facts.isolation)
    let isAsync = calls.contains { $0.facts.effects.isAsync }
    let required = actors.first { !isAsync || $0 == "MainActor" }
    let isolation = container.isolation ?? initializer.isolation ?? required
    let names = OpenNames(
      solver.parts.flatMap(\.openValues),
      beside: solver.parts.map(\.request.variableName), in: solver.catalog)
    var writer = PlanWriter(
      catalog: solver.catalog, container: container, isolation: isolation, locals: names.all,
      spelling: TypeSpelling(table: table, container: container, protocols: protocols))
    writer.openNames = names.names
    let thrown = Effects.Throwing(
      joining: calls.map(\.facts.effects.throwing) + [initializer.effects.throwing])
    var parameters = LiveParameters(solver: solver)
    let access = parameters.access(throwing: thrown)
    writer.spelling.access = access
    parameters.write(with: &writer)
    var written = thrown
    if case .typed(let error) = thrown {
      written = .typed(TypeSyntax(parsing: writer.text(of: error)) ?? error)
    }
    writer.spelling.access = .internal
    var steps = LiveSteps(solver: solver, lazy: lazy)
    steps.write(with: &writer)
    let isAwaited = steps.isAwaited || writer.effects(of: .call(initializer, [])).isAwaited
    wiring = Wiring(
      availability: container.availability.sorted(), condition: container.condition.text,
      globalActor: isolation == container.isolation ? nil : isolation, access: access.prefix,
      effects: Effects(isAsync: isAwaited, throwing: written).description,
      parameters: parameters.all.map(\.written), steps: steps.all,
      result: [
        .text(writer.marks(of: .call(initializer, []))),
        .call(container.symbol.path, steps.arguments),
      ],
      initializer: initializer.name, adapters: writer.adapters.map(\.declaration),
      optionals: solver.parts.compactMap { part in
        if case .optional = part.source { part.request.variableName } else { nil }
      })
    provider = parameters.live(Effects(isAsync: isAwaited, throwing: thrown), isolation)
    imports =
      table.imports(of: writer.spelling, inFile: container.symbol.sites[0].scope.file).imports
  }
}

extension Effects.Throwing {
  /// The thrown errors of several calls: errors of one type, or any error.
  fileprivate init(joining all: [Effects.Throwing]) {
    let thrown = Set(all.filter { $0 != .nothing }.map { $0 == .rethrowing ? .anyError : $0 })
    self = thrown.count > 1 ? .anyError : thrown.first ?? .nothing
  }
}

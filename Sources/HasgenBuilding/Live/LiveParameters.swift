import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The parameters of `live`: parents, then values that cannot be built, then members that may be
/// passed.
struct LiveParameters {
  /// A parameter as written, and its request.
  typealias Item = (written: Wiring.Parameter, request: ValueRequest)

  private(set) var all: [Item] = []
  let solver: WiringSolver

  private var table: SymbolTable { solver.catalog.table }

  /// The access of the function, limited by the types of its parameters and of its error.
  func access(throwing: Effects.Throwing) -> Access {
    let open = solver.parts.flatMap(\.openValues).map(\.request)
    var types = (solver.parts.map(\.request) + open).map(\.type)
    if case .typed(let error) = throwing { types.append(error) }
    let ids = types.flatMap(\.allNames).compactMap { solver.catalog.id(of: .name($0)) }
    return ids.reduce(solver.container.access) { min($0, table[$1].access) }
  }

  /// Adds the parameters, in the order of the members that need them.
  mutating func write(with writer: inout PlanWriter) {
    let open = solver.parts.flatMap(\.openValues)
    var known: Set<OpenValue.Use> = []
    var required: [Item] = []
    var optional: [Item] = []
    for part in solver.parts {
      let request = part.request
      let name = request.variableName
      switch part.source {
      case .parent:
        let reason = "it is a parent of '\(solver.container.symbol.path)', and there before it"
        all.append(item(name, for: request, because: [reason], &writer))
      case .handed(let failure):
        required.append(
          item(name, for: request, because: failure.notes.map(\.message), &writer))
      case .optional:
        let type = writer.type(request.written.stored, in: request.scope)
        optional.append((Wiring.Parameter(name: name, type: type, isOptional: true), request))
      case .built:
        // The values of one call are next to each other.
        let askers = Set(part.openValues.map(\.request.asker))
        for value in open
        where askers.contains(value.request.asker) && known.insert(value.use).inserted {
          let reasons = value.failure.notes.map(\.message)
          required.append(
            item(writer.name(of: value), for: value.request, because: reasons, &writer))
        }
        let type = writer.type(.optional(request.written.stored), in: request.scope)
        let parameter = Wiring.Parameter(name: name, type: type, isOptional: true)
        optional.append((parameter, request.ofType(.optional(request.type))))
      }
    }
    all += required + optional
  }

  private func item(
    _ name: String, for request: ValueRequest, because reasons: [String],
    _ writer: inout PlanWriter
  ) -> Item {
    let type = writer.type(request.written.stored, in: request.scope)
    let parameter = Wiring.Parameter(
      name: name, type: request.type.function == nil ? type : type.asEscaping,
      asker: request.asker.name == solver.initializer?.name ? nil : request.asker.name,
      reasons: reasons)
    return (parameter, request)
  }

  /// The function as a provider for other plans.
  func live(_ effects: Effects, _ isolation: String?) -> Provider {
    let container = solver.container
    let labels = all.map { "\($0.written.name):" }.joined()
    let place = NamedPlace(
      name: "\(container.symbol.path).\(Wiring.name)(\(labels))",
      location: table.location(of: container.symbol.sites[0]))
    let parameters = all.map { parameter, request in
      ValueRequest(
        label: parameter.name, name: parameter.name, type: request.type,
        written: request.written, scope: request.scope, hasDefault: parameter.isOptional,
        asker: place, isOverride: parameter.isOptional)
    }
    return Provider(
      callee: .live(container.id), place: place, parameters: parameters, effects: effects,
      isolation: isolation, modules: [container.module])
  }
}

extension TypeSyntax {
  /// The type of a variable, without specifiers that only parameters may have.
  package var stored: TypeSyntax {
    switch self {
    case .prefixed(let prefix, let inner):
      Self.ofParameters.contains(prefix) ? inner.stored : .prefixed(prefix, inner.stored)
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: self
    }
  }

  private static let ofParameters: Set<String> = [
    "@autoclosure", "@escaping", "__owned", "__shared", "borrowing", "consuming", "inout",
    "sending",
  ]
}

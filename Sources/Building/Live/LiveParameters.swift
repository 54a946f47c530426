import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// The parameters of `live`: parents, then what cannot be built, then what may be handed over.
struct LiveParameters {
  /// The parameters as they are written, and as requests.
  private(set) var all: [(written: Wiring.Parameter, request: ValueRequest)] = []
  let solver: WiringSolver

  private var table: SymbolTable { solver.catalog.table }

  /// The access of the function, which can be seen no further than the types of its parameters, and
  /// of its errors.
  func access(throwing: Effects.Throwing) -> Access {
    let open = solver.parts.flatMap(\.openValues).map(\.request)
    var access = solver.container.access
    for request in solver.parts.map(\.request) + open {
      _ = request.written.contains { part in
        if case .name(let name) = part,
          case .symbol(let id) = table.meaning(of: name, in: request.scope)
        {
          access = min(access, table[id].access)
        }
        return false
      }
    }
    if case .typed(let error) = throwing, let id = solver.catalog.id(of: error) {
      access = min(access, table[id].access)
    }
    return access
  }

  /// Adds the parameters, each in the order of the members that need it.
  mutating func write(by writing: inout PlanWriting) {
    var required: [(Wiring.Parameter, ValueRequest)] = []
    var optional: [(Wiring.Parameter, ValueRequest)] = []
    let open = solver.parts.flatMap(\.openValues)
    var known: Set<OpenValue.Use> = []
    for part in solver.parts {
      let name = part.request.name.withoutNeedlessBackticks
      let stored = part.request.written.stored
      switch part.role {
      case .parent:
        let reason = "it is a parent of '\(solver.container.symbol.path)', and there before it"
        all.append((parameter(name, part.request, [reason], &writing), part.request))
      case .handed(let failure):
        required.append(
          (parameter(name, part.request, reasons(in: failure), &writing), part.request))
      case .optional:
        let type = writing.type(stored, in: part.request.scope)
        optional.append(
          (Wiring.Parameter(name: name, type: type, isOptional: true), part.request))
      case .built:
        // The values of one call stand together.
        let askers = Set(part.openValues.map(\.request.asker))
        for value in open
        where askers.contains(value.request.asker) && known.insert(value.use).inserted {
          let reasons = reasons(in: value.failure)
          required.append(
            (parameter(writing.name(of: value), value.request, reasons, &writing), value.request))
        }
        let type = writing.type(.optional(stored), in: part.request.scope)
        optional.append(
          (
            Wiring.Parameter(name: name, type: type, isOptional: true),
            part.request.ofType(.optional(part.request.type))
          ))
      }
    }
    all += required + optional
  }

  private func parameter(
    _ name: String, _ request: ValueRequest, _ reasons: [String], _ writing: inout PlanWriting
  ) -> Wiring.Parameter {
    let type = writing.type(request.written.stored, in: request.scope)
    return Wiring.Parameter(
      name: name, type: request.type.function == nil ? type : type.asEscaping,
      asker: request.asker.name == solver.initializer?.name ? nil : request.asker.name,
      reasons: reasons)
  }

  /// The candidates that failed, and what they failed for.
  private func reasons(in failure: BuildingFailure) -> [String] {
    let words = failure.notes.map(\.message)
    let isDeep = failure.askers.count > 1 && failure.askers[0].name != solver.initializer?.name
    return isDeep ? [failure.message] + words : words
  }

  /// The function as something that others may call.
  func live(_ effects: Effects, _ isolation: String?) -> Provider {
    let container = solver.container
    let labels = all.map { "\($0.written.name):" }.joined()
    let name = "\(container.symbol.path).\(Wiring.name)(\(labels))"
    let location = table.location(of: container.symbol.sites[0])
    return Provider(
      callee: .live(container.id), name: name, location: location,
      parameters: all.map { parameter, request in
        ValueRequest(
          label: parameter.name, name: parameter.name, type: request.type, text: request.text,
          written: request.written, scope: request.scope, hasDefault: parameter.isOptional,
          asker: Asker(name: name, location: location), isOverride: parameter.isOptional)
      }, effects: effects, isolation: isolation, isPreferred: true,
      modules: [container.symbol.module])
  }
}

extension TypeSyntax {
  /// The type as a variable has it: without what only parameters have.
  var stored: TypeSyntax {
    switch self {
    case .prefixed(let prefix, let inner):
      Self.ofParameters.contains(prefix) ? inner.stored : .prefixed(prefix, inner.stored)
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: self
    }
  }

  private static let ofParameters: Set<String> = [
    "@autoclosure", "@escaping", "__owned", "borrowing", "consuming", "inout", "sending",
  ]
}

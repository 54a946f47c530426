import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Writes a container's wiring down as it has to stand in the file beside it.
package struct WiringWriting: Sendable {
  package private(set) var wiring: Wiring?
  /// The function as something that others may call.
  package private(set) var provider: Provider?
  /// The imports that the file needs for it.
  package private(set) var imports: Set<ConditionalText> = []
  private let solver: WiringSolver
  private let container: NominalType
  private var parameters: [Wiring.Parameter] = []
  /// The parameters as requests.
  private var request: [ValueRequest] = []
  private var signatureAccess: Access

  private var table: SymbolTable { solver.catalog.table }

  package init(_ solver: WiringSolver, protocols: [SymbolID]) {
    self.solver = solver
    container = solver.container
    signatureAccess = container.access
    guard solver.obstacle == nil, solver.failures.isEmpty, solver.cycles.isEmpty,
      let initializer = solver.initializer
    else { return }
    let spelling = TypeSpelling(table: table, container: container, protocols: protocols)
    let built = solver.builtPlans.map { (solver.parts[$0.index].request, $0.plan) }
    let isolated = (built.flatMap { $0.1.immediateParts.compactMap { $0.isolation(in: table) } })
    let globalActor = container.isolation ?? initializer.isolation ?? isolated.first
    let names = OpenNames(solver.parts, in: solver.catalog)
    var writing = ConstructionWriting(
      catalog: solver.catalog, container: container, isolation: globalActor, arguments: [],
      locals: names.all, spelling: spelling)
    writing.openNames = names.names
    noteParameters()
    writing.write(for: signatureAccess)
    addParameters(names, &writing)
    writing.write(for: .internal)
    let body = WiringBody(solver, initializer, &writing)
    let marks = body.marks
    let isAsync = marks.contains { $0.contains("await") }
    let throwing = Effects.Throwing(
      joining: built.flatMap { $0.1.immediateParts.compactMap(\.throwing) }
        + [initializer.effects.throwing])
    var effects = [isAsync ? "async" : "", throwing == .nothing ? "" : "throws"]
    if case .typed(let error) = throwing {
      if let id = solver.catalog.id(of: error) {
        signatureAccess = min(signatureAccess, table[id].access)
      }
      writing.write(for: signatureAccess)
      effects[1] = "throws(\(writing.text(of: error)))"
    }
    let actorText = globalActor == container.isolation ? nil : globalActor
    let available = built.flatMap { $0.1.availability } + initializer.availability
    wiring = Wiring(
      availability: Set(container.availability + available).sorted(),
      condition: container.condition.text, globalActor: actorText,
      access: signatureAccess.prefix,
      effects: effects.filter { !$0.isEmpty }.joined(separator: " "),
      parameters: parameters, steps: body.steps, result: body.result,
      initializer: initializer.name, over: solver.over, narrows: writing.narrows,
      optionals: solver.parts.compactMap { part in
        if case .optional = part.role { part.request.name.withoutNeedlessBackticks } else { nil }
      })
    provider = live(Effects(isAsync: isAsync, throwing: throwing), globalActor)
    imports =
      table.imports(of: writing.spelling, inFile: container.symbol.sites[0].scope.file).lines
  }

  /// Finds how far the function can be seen.
  private mutating func noteParameters() {
    for part in solver.parts {
      note(part.request)
      guard case .built(let plan) = part.role else { continue }
      for value in plan.openValues { note(value.request) }
    }
  }

  /// Parents, then what cannot be built, then what may be handed over.
  private mutating func addParameters(_ names: OpenNames, _ writing: inout ConstructionWriting) {
    var handed: [(Wiring.Parameter, ValueRequest)] = []
    var optional: [(Wiring.Parameter, ValueRequest)] = []
    for part in solver.parts {
      let name = part.request.name.withoutNeedlessBackticks
      switch part.role {
      case .parent:
        parameters.append(
          parameter(
            name, part.request,
            ["it is a parent of '\(container.symbol.path)', and there before it"],
            &writing))
        request.append(part.request)
      case .handed(let failure):
        handed.append((parameter(name, part.request, reasons(in: failure), &writing), part.request))
      case .optional:
        let type = writing.type(part.request.written.stored, in: part.request.scope)
        optional.append(
          (Wiring.Parameter(name: name, type: type, isOptional: true), part.request))
      case .built:
        let type = TypeSyntax.optional(part.request.written.stored)
        let parameter = Wiring.Parameter(
          name: name, type: writing.type(type, in: part.request.scope), isOptional: true)
        optional.append((parameter, part.request.ofType(.optional(part.request.type))))
      }
    }
    let open = names.parameters.map { name, value in
      (parameter(name, value.request, reasons(in: value.failure), &writing), value.request)
    }
    handed = ordered(handed, open)
    parameters += (handed + optional).map(\.0)
    request += (handed + optional).map(\.1)
  }

  /// The parameters, in the order of the members that need them.
  private func ordered(
    _ members: [(Wiring.Parameter, ValueRequest)], _ open: [(Wiring.Parameter, ValueRequest)]
  ) -> [(Wiring.Parameter, ValueRequest)] {
    var rest = open
    var result: [(Wiring.Parameter, ValueRequest)] = []
    for part in solver.parts {
      if case .built(let plan) = part.role {
        let asked = Set(plan.openValues.map(\.request.asker))
        result += rest.filter { asked.contains($0.1.asker) }
        rest.removeAll { asked.contains($0.1.asker) }
      } else if let own = members.first(where: {
        $0.0.name == part.request.name.withoutNeedlessBackticks
      }) {
        result.append(own)
      }
    }
    return result + rest
  }

  private func live(_ effects: Effects, _ isolation: String?) -> Provider {
    let labels = parameters.map { "\($0.name):" }.joined()
    let name = "\(container.symbol.path).\(LiveName.text)(\(labels))"
    let location = table.location(of: container.symbol.sites[0])
    let asker = Asker(name: name, location: location)
    return Provider(
      callee: .live(container.id), name: name, location: location,
      parameters: zip(parameters, request).map { parameter, request in
        ValueRequest(
          label: parameter.name, name: parameter.name, type: request.type, text: request.text,
          written: request.written, scope: request.scope, hasDefault: parameter.isOptional,
          asker: asker, isOverride: parameter.isOptional)
      }, effects: effects, isolation: isolation, isFailable: false, isPreferred: true,
      availability: [], modules: [container.symbol.module], obstacle: nil)
  }

  private mutating func parameter(
    _ name: String, _ request: ValueRequest, _ reasons: [String],
    _ writing: inout ConstructionWriting
  ) -> Wiring.Parameter {
    let needsEscaping =
      request.type.function != nil && !request.written.prefixes.contains("@escaping")
    let text = writing.type(request.written.handed, in: request.scope)
    let isOfContainer = request.asker.name == solver.initializer?.name
    return Wiring.Parameter(
      name: name, type: needsEscaping ? text.asEscaping : text,
      asker: isOfContainer ? nil : request.asker.name,
      reasons: reasons)
  }

  /// The candidates that failed, and what they failed for.
  private func reasons(in failure: BuildingFailure) -> [String] {
    let words = failure.notes.map(\.message)
    let isDeep = failure.askers.count > 1 && failure.askers[0].name != solver.initializer?.name
    return isDeep ? [failure.message] + words : words
  }

  /// The function can be seen no further than the types of its parameters.
  private mutating func note(_ request: ValueRequest) {
    var access = signatureAccess
    _ = request.written.contains { part in
      if case .name(let name) = part,
        case .symbol(let id) = table.meaning(of: name, in: request.scope)
      {
        access = min(access, table[id].access)
      }
      return false
    }
    signatureAccess = access
  }
}

extension BuildPlan {
  /// The values that nothing can build, in the order of their use.
  var openValues: [OpenValue] {
    var values: [OpenValue] = []
    visit { if case .open(let value) = $0 { values.append(value) } }
    return values
  }

  /// What the call throws, its parts left out; `nil` for what is no call.
  fileprivate var throwing: Effects.Throwing? {
    switch self {
    case .call(let provider, _): provider.effects.throwing
    case .member(let member): member.effects.throwing
    default: nil
    }
  }

  /// The place of what is called.
  fileprivate var location: Location? {
    if case .call(let provider, _) = self { provider.location } else { nil }
  }

  /// The global actor that it is isolated to, its parts left out.
  fileprivate func isolation(in table: SymbolTable) -> String? {
    guard case .narrow(let narrow) = self else { return isolation }
    return narrow.protocols.lazy.compactMap { table.isolation(ofType: $0) }.first
      ?? narrow.isolatedField(in: table)?.actor
  }
}

extension TypeSyntax {
  /// The type as a variable has it: without what only parameters have.
  var stored: TypeSyntax {
    switch self {
    case .prefixed(let prefix, let inner) where Self.ofParameters.contains(prefix): inner.stored
    case .implicitlyUnwrapped(let inner): .optional(inner)
    default: self
    }
  }

  /// The type as a parameter has it that hands something on.
  fileprivate var handed: TypeSyntax {
    switch self {
    case .prefixed("@escaping", let inner): .prefixed("@escaping", inner.handed)
    default: stored
    }
  }

  private static let ofParameters: Set<String> = [
    "@autoclosure", "@escaping", "__owned", "borrowing", "consuming", "inout", "sending",
  ]
}

extension Effects.Throwing {
  /// What several calls throw: errors of one type, or any.
  fileprivate init(joining all: [Effects.Throwing]) {
    let thrown = Set(all.filter { $0 != .nothing }.map { $0 == .rethrowing ? .anyError : $0 })
    self = thrown.count > 1 ? .anyError : thrown.first ?? .nothing
  }
}

import BuildPlans
import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// Writes the function that builds a container around members that are passed.
struct PartlyWriting {
  private(set) var partly: Wiring.Partly?
  /// The reasons why it cannot be written, or cannot ask for less.
  private(set) var causes: [NotPartlyLive.Cause] = []
  /// The types and names that were written so far.
  private(set) var spelling: TypeSpelling
  private let solver: WiringSolver
  private let access: Access
  private var passed = PassedMembers()
  /// The names that the function uses.
  private var taken: Set<String>

  /// - Parameters:
  ///   - parameters: Those of the function that is handed all values.
  ///   - writing: What wrote that function.
  init(
    _ solver: WiringSolver, _ initializer: Provider, _ names: OpenNames,
    _ parameters: [Wiring.Parameter], access: Access, _ writing: inout ConstructionWriting
  ) {
    self.solver = solver
    self.access = access
    spelling = writing.spelling
    taken = names.all
    let groups = SourceGroups(of: solver, naming: names)
    causes = groups.refused.map { .sharesTooMuch($0) }
    let isTaken = solver.container.members(named: Wiring.Partly.name).contains {
      $0.owner == solver.container.id && $0.declaration.isStatic
    }
    guard !isTaken, !groups.all.isEmpty || !groups.refused.isEmpty else {
      causes = [isTaken ? .nameIsTaken : .needsNoValue]
      return
    }
    let direct = groups.all.map { isDirect($0, writing) }
    for (group, isDirect) in zip(groups.all, direct) where !isDirect {
      passed.optionalValues.formUnion(group.values.map(\.name))
      for member in group.members { passed.variables[name(of: member)] = givenName(of: member) }
    }
    let parameterNames = groups.all.map { group in
      group.members.count == 1
        ? name(of: group.members[0]) : free(SourceGroups.joined(group.members.map(name(of:))))
    }
    var own = ConstructionWriting(
      catalog: solver.catalog, container: solver.container, isolation: writing.isolation,
      arguments: [], locals: taken, spelling: spelling)
    own.openNames = names.names
    own.optionalNames = passed.optionalValues
    own.write(for: access)
    let sources = zip(groups.all, zip(parameterNames, direct)).map { group, more in
      let (parameter, isDirect) = more
      let stem = SourceGroups.joined(group.members.map(name(of:))).capitalizedFirst
      return source(
        of: group, as: writing.typeName("\(stem)Source"), parameter, isDirect: isDirect, &own)
    }
    for (group, (source, isDirect)) in zip(groups.all, zip(sources, direct)) where isDirect {
      passed.sources[group.members[0]] = source
    }
    own.write(for: .internal)
    let body = WiringBody(solver, initializer, passing: passed, &own)
    spelling = own.spelling
    partly = Wiring.Partly(
      parameters: Self.parameters(parameters, with: sources, of: groups.all), sources: sources,
      steps: body.steps, result: body.result)
  }

  private func name(of member: Int) -> String {
    solver.parts[member].request.name.withoutNeedlessBackticks
  }

  /// A name that nothing else in the function has.
  private mutating func free(_ name: String) -> String {
    var name = name
    while !taken.insert(name).inserted { name += "2" }
    return name
  }

  private mutating func givenName(of member: Int) -> String {
    free("given\(SourceGroups.joined([name(of: member)]).capitalizedFirst)")
  }

  /// Whether the step of a group's only member can take the enum apart: nothing else of the function
  /// depends on what it holds.
  private func isDirect(_ group: SourceGroups.Group, _ writing: ConstructionWriting) -> Bool {
    guard group.members.count == 1, !solver.lazy.contains(group.members[0]),
      let position = solver.builtPlans.firstIndex(where: { $0.index == group.members[0] })
    else { return false }
    return !solver.shared.contains { shared in
      guard shared.users.contains(position) else { return false }
      let value = shared.instance.value
      return !value.openValues.isEmpty || !value.isPlain(beside: writing.isolation)
    }
  }

  // MARK: The enums

  private func source(
    of group: SourceGroups.Group, as type: String, _ parameter: String, isDirect: Bool,
    _ writing: inout ConstructionWriting
  ) -> Wiring.Source {
    let cases = group.cases.map { one in
      let values = group.values.filter { one.values.contains($0.name) }.map { value in
        Wiring.Source.Payload(
          label: value.label.asLabel,
          type: writing.type(value.value.request.written.stored, in: value.value.request.scope),
          isOptional: false, variable: value.name)
      }
      let members = group.members.filter {
        one.passed.contains($0) || one.optional.contains($0)
      }.map { member in
        let request = solver.parts[member].request
        let isOptional = one.optional.contains(member)
        let type = request.written.stored
        return Wiring.Source.Payload(
          label: group.members.count == 1 ? nil : name(of: member).asLabel,
          type: writing.type(isOptional ? .optional(type) : type, in: request.scope),
          isOptional: isOptional,
          variable: passed.variables[name(of: member)] ?? name(of: member))
      }
      return Wiring.Source.Case(
        name: one.name, payloads: values + members, builds: !one.values.isEmpty)
    }
    let values = group.values.map { value in
      Wiring.Source.Variable(
        name: value.name,
        type: writing.type(
          .optional(value.value.request.written.stored), in: value.value.request.scope))
    }
    let members = group.members.map { member in
      let request = solver.parts[member].request
      return Wiring.Source.Variable(
        name: passed.variables[name(of: member)] ?? name(of: member),
        type: writing.type(.optional(request.written.stored), in: request.scope))
    }
    return Wiring.Source(
      type: type, parameter: parameter, members: group.members.map(name(of:)),
      isSendable: access > .internal && isSendable(group), cases: cases,
      variables: isDirect ? [] : values + members)
  }

  /// Whether all that an enum may hold can be shared.
  private func isSendable(_ group: SourceGroups.Group) -> Bool {
    let request = group.values.map(\.value.request) + group.members.map { solver.parts[$0].request }
    return request.allSatisfy {
      solver.catalog.table.sendability(of: $0.written.stored, in: $0.scope) == .sendable
    }
  }

  /// The enums in place of their values, in the order of their members.
  private static func parameters(
    _ all: [Wiring.Parameter], with sources: [Wiring.Source], of groups: [SourceGroups.Group]
  ) -> [Wiring.Parameter] {
    let members = Set(sources.flatMap(\.members))
    let holders = Dictionary(
      zip(groups, sources).flatMap { group, source in group.values.map { ($0.name, source) } },
      uniquingKeysWith: { first, _ in first })
    var placed: Set<String> = []
    var rest = sources[...]
    return all.compactMap { parameter in
      if parameter.isOptional { return members.contains(parameter.name) ? nil : parameter }
      guard let source = holders[parameter.name] else { return parameter }
      guard placed.insert(source.type).inserted, let next = rest.popFirst() else { return nil }
      return Wiring.Parameter(name: next.parameter, type: next.type)
    }
  }
}

extension BuildPlan {
  /// Whether the value is built by plain calls: none throws, and none is awaited.
  fileprivate func isPlain(beside isolation: String?) -> Bool {
    !isAsync() && !isThrowing()
      && immediateParts.allSatisfy { $0.isolation == nil || $0.isolation == isolation }
  }
}

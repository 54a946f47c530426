import Roles
import SwiftReading
import SwiftProgram

/// The protocols that inherit Has-protocols, have no requirements of their own, and are named by
/// consumers: `protocol FeatureDependencies: HasA, HasB {}`.
package struct Umbrellas {
  private let table: SymbolTable
  private let rules: Rules
  /// The umbrella protocols that consumers name.
  package private(set) var named: Set<SymbolID> = []

  package init(in table: SymbolTable, by rules: Rules, compositions: [Composition]) {
    self.table = table
    self.rules = rules
    let all = Set(table.protocols.filter { table.isUmbrella($0, by: rules) })
    guard !all.isEmpty else { return }
    for composition in compositions where composition.form != .umbrella {
      for type in composition.types {
        let symbols = table.expand(type, in: composition.scope).symbols
        named.formUnion(symbols.filter(all.contains))
      }
    }
    let open = all.subtracting(named).filter(isPure)
    guard !open.isEmpty else { return }
    for (index, file) in table.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for declaration in file.source.outline.declarations {
        visit(declaration, in: scope, among: open)
      }
    }
  }

  /// True if an umbrella inherits only Has-protocols and umbrellas, apart from `AnyObject` and
  /// `Sendable`. A property or parameter of such a type is almost certainly a composition.
  private func isPure(_ id: SymbolID) -> Bool {
    let supertypeClosure = table.supertypeClosure(of: id)
    return supertypeClosure.externals.isSubset(of: ["AnyObject", "Sendable"])
      && supertypeClosure.superclasses.isEmpty
      && supertypeClosure.protocols.keys.allSatisfy {
        table.isDependencyProtocol($0, by: rules) || table.isUmbrella($0, by: rules)
      }
  }

  private mutating func visit(
    _ declaration: Declaration, in scope: Scope, among open: Set<SymbolID>
  ) {
    guard !declaration.isIgnored else { return }
    let header = scope.entering(declaration)
    for parameter in declaration.parameters {
      add(parameter.type, parameter.isCalledAsDependencies, in: header, among: open)
    }
    if declaration.isProperty, let type = declaration.type {
      add(type, declaration.isCalledAsDependencies, in: header, among: open)
    }
    for type in declaration.genericConstraints { add(type, false, in: header, among: open) }
    guard !declaration.members.isEmpty else { return }
    let body = header.entering(table.owner(of: declaration, in: scope))
    for member in declaration.members { visit(member, in: body, among: open) }
  }

  /// Adds the umbrellas in a type if they inherit several Has-protocols, or if the declaration has
  /// a name for dependencies, such as `dependencies` or `services`.
  private mutating func add(
    _ type: TypeSyntax, _ isCalledSo: Bool, in scope: Scope, among open: Set<SymbolID>
  ) {
    for id in table.expand(type.withoutOptional, in: scope).symbols where open.contains(id) {
      let gathered = table.supertypeClosure(of: id).protocols.keys.filter {
        table.isDependencyProtocol($0, by: rules)
      }
      if gathered.count > 1 || isCalledSo { named.insert(id) }
    }
  }
}

extension SymbolTable {
  /// True if a protocol inherits Has-protocols and has no requirements of its own. A protocol with
  /// the name of a Has-protocol is not an umbrella.
  func isUmbrella(_ id: SymbolID, by rules: Rules) -> Bool {
    guard self[id].kind == .protocol, !parents(of: id).isEmpty,
      !rules.fitsDependency(self[id].name),
      self[id].sites.allSatisfy({ site in
        !site.declaration.isIgnored && site.declaration.members.allSatisfy { $0.kind == .typealias }
      })
    else { return false }
    return supertypeClosure(of: id).protocols.keys.contains { isDependencyProtocol($0, by: rules) }
  }

  /// The protocols to which a container must conform for each umbrella: the Has-protocols that the
  /// umbrella inherits, and the other inherited protocols that inherit no Has-protocol.
  func parts(
    ofUmbrellas umbrellas: Set<SymbolID>, besides candidates: [SymbolID]
  ) -> [SymbolID: [SymbolID]] {
    guard !umbrellas.isEmpty else { return [:] }
    let gathered = Set(candidates)
    return umbrellas.reduce(into: [:]) { parts, umbrella in
      parts[umbrella] = supertypeClosure(of: umbrella).protocols.keys.filter { part in
        gathered.contains(part)
          || gathered.isDisjoint(with: supertypeClosure(of: part).protocols.keys)
      }.sorted()
    }
  }
}

extension SupplyTable {
  /// The conformances that are generated for umbrellas, in source order: the container conforms to
  /// all parts.
  func umbrellaConformances(of container: NominalType) -> [ContainerConformance] {
    umbrellas.keys.sorted().compactMap { id in
      let condition = umbrellaCondition(of: id, in: container)
      let isInherited = container.superclasses.compactMap(model).contains {
        !umbrellaCondition(of: id, in: $0).isNever
      }
      guard !condition.isNever, !isInherited else { return nil }
      let parts = symbols.supertypeClosure(of: id).protocols.keys.flatMap { part -> [String] in
        symbols[part].sites.flatMap(\.declaration.availability)
          + (made[container.id]?.conformances[part]?.availability ?? [])
          + (forwarded[container.id]?.conformances[part]?.availability ?? [])
      }
      return ContainerConformance(
        to: id, of: container, if: condition, available: parts, in: symbols)
    }
  }

  /// The condition under which a container conforms to all parts of an umbrella, and not to the
  /// umbrella by hand.
  ///
  /// - Parameter isAssumed: Returns true for a part to which the container is assumed to conform.
  package func umbrellaCondition(
    of id: SymbolID, in container: NominalType,
    assuming isAssumed: (SymbolID) -> Bool = { _ in false }
  ) -> ConditionSet {
    guard let parts = umbrellas[id], symbols.isVisible(id, fromModule: container.symbol.module),
      !container.isNoncopyable
    else { return .never }
    let list = symbols.requirements(of: id, seenFrom: container.symbol.module)
    guard list.externals.allSatisfy(container.inherits),
      container.kind != .actor || symbols.actorOfFamily(of: id) == nil,
      list.sendableChain.isEmpty || container.isSendable
    else { return .never }
    let byHand = container.conformed[id] ?? .never
    let whole = container.condition.and(symbols[id].condition).and(byHand.negated)
    return parts.reduce(whole) { condition, part in
      condition.and(
        isAssumed(part) ? symbols[part].condition : self.condition(of: part, in: container))
    }
  }
}

import BuildPlans
import DependencyGraph
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram
import SwiftWriting

/// The values that the members of preview dependencies have if a preview passes none.
struct PreviewDefaults {
  private let table: SymbolTable
  private let rules: Rules
  private let catalog: TypeCatalog
  /// The types whose names begin with `Preview`.
  private let types: [SymbolID]

  init(in table: SymbolTable, by rules: Rules) {
    self.table = table
    self.rules = rules
    catalog = TypeCatalog(table: table, containers: [:])
    types = table.allIDs.filter { id in
      [.struct, .class, .actor].contains(table[id].kind) && Rules.previews.fits(table[id].name)
    }
  }

  /// An expression, and the global actor that it has to be evaluated on.
  private typealias Value = (code: String, isolation: String?)

  /// Gives members their default values.
  ///
  /// - Parameter family: The protocols that the preview dependencies conform to.
  /// - Returns: The global actor on which the default values have to be made.
  func supply(
    _ members: inout [StubMember], for subject: StubSubject, _ family: Set<SymbolID>,
    _ spelling: inout TypeSpelling
  ) -> String? {
    guard let consumer = table.id(module: table.files[subject.file].module, path: subject.name)
    else { return nil }
    let finder = ProviderFinder(
      catalog: catalog, container: NominalType(consumer, in: table),
      context: subject.condition.and(.debug))
    var isolation: String?
    let properties = members.filter { $0.declaration.isProperty && $0.declaration.effects == .none }
    for index in members.indices where members[index].omission == .refused {
      let member = members[index]
      if member.declaration.isProperty {
        guard let value = value(of: member, finder, &spelling),
          member.isValue || [nil, member.isolation].contains(value.isolation)
        else { continue }
        members[index].omission = .value(member.isValue ? value.code : "{ \(value.code) }")
        if member.isValue { isolation = isolation ?? value.isolation }
      } else if table.isMakesProtocol(member.requirement.owner, by: rules),
        let product = product(of: member, beside: properties, family, finder, &spelling)
      {
        members[index].omission = .product(product)
      }
    }
    return isolation
  }

  /// The only type of the member's service whose name begins with `Preview` and that has an `init()`,
  /// or the `static let preview` of the member's type.
  private func value(
    of member: StubMember, _ finder: ProviderFinder, _ spelling: inout TypeSpelling
  ) -> Value? {
    guard let written = member.declaration.type else { return nil }
    let scope = member.requirement.scope
    let resolved = table.resolved(written, in: scope)
    let type = resolved.unwrapped ?? resolved
    let wanted = catalog.parts(of: type).map(catalog.id(of:))
    var values: [Value] = []
    if !wanted.isEmpty, wanted.allSatisfy({ $0 != nil }) {
      for id in types where wanted.allSatisfy({ $0.map { isA(id, $0) } == true }) {
        let initializer = finder.initializers(of: id, []).first { provider in
          provider.isCallable && provider.parameters.allSatisfy(\.hasDefault)
        }
        guard let initializer else { continue }
        values.append(("\(spelling.name(of: id))()", initializer.isolation))
      }
    }
    let plain = (written.unwrapped ?? written).withoutPrefixes
    let found = table.type(ofMember: "preview", of: plain, .none, in: scope, depth: 0)
    if let found, table.resolved(found.type, in: found.scope) == type {
      let isolation = catalog.id(of: type).flatMap(table.isolation(ofType:))
      values.append(("\(spelling.text(of: plain, in: scope)).preview", isolation))
    }
    return values.count == 1 ? values[0] : nil
  }

  /// The call of the only initializer of a product that needs nothing but the arguments of the
  /// function and the preview dependencies.
  private func product(
    of member: StubMember, beside properties: [StubMember], _ family: Set<SymbolID>,
    _ finder: ProviderFinder, _ spelling: inout TypeSpelling
  ) -> Code? {
    let scope = member.requirement.scope.entering(member.declaration)
    guard let written = member.declaration.type,
      let id = catalog.id(of: table.resolved(written, in: scope)), table[id].kind != .protocol
    else { return nil }
    let arguments = zip(member.declaration.parameters, member.parameters).map {
      (name: $0.name, type: table.resolved($0.type, in: scope), code: $1.argument)
    }
    let known =
      arguments
      + properties.compactMap { property in
        property.declaration.type.map {
          let type = table.resolved($0, in: property.requirement.scope)
          return (property.name, type, "self.\(property.name)")
        }
      }
    let calls = finder.initializers(of: id, []).compactMap { provider -> [Code]? in
      let isReachable =
        provider.isolation == nil || provider.isolation == member.requirement.isolation
      guard provider.isCallable, isReachable else { return nil }
      var values: [Code] = []
      for parameter in provider.parameters {
        let parts = catalog.parts(of: parameter.type).map(catalog.id(of:))
        if let value = known.first(where: {
          parameter.names.contains($0.name) && $0.type == parameter.type
        }) {
          values.append(.argument(parameter.label, .text(value.code)))
        } else if parts.allSatisfy({ $0.map(family.contains) == true }) {
          values.append(.argument(parameter.label, "self"))
        } else if !parameter.hasDefault {
          return nil
        }
      }
      return values
    }
    return calls.count == 1 ? .call(spelling.name(of: id), calls[0]) : nil
  }

  /// Whether a type is another, conforms to it or inherits from it.
  private func isA(_ id: SymbolID, _ other: SymbolID) -> Bool {
    let closure = table.supertypeClosure(of: id)
    return id == other || closure.protocols[other] != nil || closure.superclasses.contains(other)
  }
}

extension Provider {
  /// Whether a call gives a value at once, without an error.
  fileprivate var isCallable: Bool { obstacle == nil && effects == .none && !isFailable }
}

extension ConditionSet {
  /// The condition that preview dependencies are compiled under.
  static let debug = ConditionSet([Condition(text: "DEBUG")])
}

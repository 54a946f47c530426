import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The values that the members of preview dependencies have if a preview passes none.
struct PreviewDefaults {
  private let table: SymbolTable
  private let catalog: TypeCatalog
  /// The types whose names begin with `Preview`.
  private let types: [SymbolID]

  init(in table: SymbolTable, by rules: Rules) {
    self.table = table
    catalog = TypeCatalog(table: table, rules: rules, containers: [:])
    types = table.allIDs.filter { id in
      table[id].kind.mayConsume && Rules.previews.fits(table[id].name)
    }
  }

  /// An expression, and the global actor that it must be evaluated on.
  private typealias Value = (code: String, isolation: String?)

  /// The static property `preview` of a type, as preview dependencies see it.
  private enum PreviewProperty {
    /// The property does not exist, or they cannot read it.
    case unreadable
    /// They can read the property on its global actor; `nil` for none.
    case readable(on: String?)
  }

  /// Gives members their default values.
  ///
  /// - Returns: The global actor that the default values must be evaluated on; `nil` for none.
  func addDefaults(
    to members: inout [StubMember], of traits: StubTraits, _ spelling: inout TypeSpelling
  ) -> String? {
    let subject = traits.subject
    guard let consumer = table.id(module: table.files[subject.file].module, path: subject.name)
    else { return nil }
    let finder = ProviderFinder(
      catalog: catalog, container: NominalType(consumer, in: table),
      context: subject.condition.and(.debug))
    var isolation: String?
    let properties = members.filter(\.isPlainProperty)
    for index in members.indices where members[index].omission == .notAllowed {
      let member = members[index]
      if member.declaration.isProperty {
        guard let value = value(of: member, by: finder, &spelling),
          member.suppliesValue || [nil, member.isolation].contains(value.isolation)
        else { continue }
        members[index].omission = .value(member.suppliesValue ? value.code : "{ \(value.code) }")
        if member.suppliesValue { isolation = isolation ?? value.isolation }
      } else if table.isMakesProtocol(member.requirement.owner, by: catalog.rules),
        let product = product(
          of: member, beside: properties, for: traits, by: finder, &spelling)
      {
        members[index].omission = .product(product)
      }
    }
    return isolation
  }

  /// The only type of the member's service whose name begins with `Preview` and that an initializer
  /// makes without arguments, or the static property `preview` of the member's type.
  private func value(
    of member: StubMember, by finder: ProviderFinder, _ spelling: inout TypeSpelling
  ) -> Value? {
    guard let written = member.declaration.type else { return nil }
    let scope = member.requirement.scope
    let resolved = table.resolved(written, in: scope)
    let type = resolved.unwrappedOrSelf
    var values: [Value] = finder.typesMadeWithoutArguments(types, as: type).map {
      ("\(spelling.name(of: $0.id))()", $0.isolation)
    }
    let plain = written.unwrappedOrSelf.withoutPrefixes
    let found = table.type(ofMember: "preview", of: plain, isCalled: false, in: scope)
    if let found, table.resolved(found.type, in: found.scope) == type,
      case .readable(on: let isolation) = previewProperty(of: type, by: finder)
    {
      values.append(("\(spelling.text(of: plain, in: scope)).preview", isolation))
    }
    return values.count == 1 ? values[0] : nil
  }

  private func previewProperty(
    of type: TypeSyntax, by finder: ProviderFinder
  ) -> PreviewProperty {
    let id = catalog.id(of: type)
    let sites = id.map { table[$0].headers }
    for site in sites ?? table.externalExtensions[type.description] ?? [] {
      let declaration = site.declaration.members.first { $0.isStatic && $0.baseName == "preview" }
      guard let declaration else { continue }
      let member = Member(declaration: declaration, site: site, owner: id ?? finder.container.id)
      guard declaration.effects == .none, member.isSeen(from: finder.module, in: table),
        ConditionSet(declaration.conditions).holds(where: finder.context)
      else { return .unreadable }
      if let id { return .readable(on: table.isolation(of: declaration, in: site, of: id)) }
      let attributes = declaration.attributes + site.declaration.attributes
      return .readable(on: table.globalActor(in: attributes, scope: site.scope))
    }
    return .unreadable
  }

  /// A value that a product's initializer may take as an argument.
  private typealias Argument = (name: String, type: TypeSyntax, code: String)

  /// The call of a product's initializer whose arguments are those of the function and the preview
  /// dependencies; `nil` if several such initializers exist, or none.
  private func product(
    of member: StubMember, beside properties: [StubMember], for traits: StubTraits,
    by finder: ProviderFinder, _ spelling: inout TypeSpelling
  ) -> Code? {
    let scope = member.requirement.scope.entering(member.declaration)
    guard let written = member.declaration.type,
      let id = catalog.id(of: table.resolved(written, in: scope)), table[id].kind != .protocol
    else { return nil }
    var known: [Argument] = zip(member.declaration.parameters, member.parameters).map {
      ($0.name.withoutBackticks, table.resolved($0.type, in: scope), $1.argument)
    }
    let isolations = [nil, member.isolation]
    for property in properties where isolations.contains(property.isolation) {
      guard let written = property.declaration.type else { continue }
      let type = table.resolved(written, in: property.requirement.scope)
      known.append((property.name.withoutBackticks, type, "self.\(property.name)"))
    }
    let calls = finder.initializers(of: id)
      .filter { $0.isCallable && isolations.contains($0.isolation) }
      .compactMap { values(for: $0.parameters, from: known, for: traits) }
    return calls.count == 1 ? .call(spelling.name(of: id), calls[0]) : nil
  }

  /// The values for the parameters of an initializer: known arguments, and the preview dependencies
  /// for compositions; `nil` if a parameter without a default value gets none.
  private func values(
    for parameters: [ValueRequest], from known: [Argument], for traits: StubTraits
  ) -> [Code]? {
    var values: [Code] = []
    for parameter in parameters {
      let protocols = catalog.parts(of: parameter.type).map(catalog.id(of:))
      let argument = known.first {
        parameter.names.contains($0.name) && $0.type == parameter.type
      }
      if let argument {
        values.append(.argument(parameter.label?.asLabel, .text(argument.code)))
      } else if protocols.allSatisfy({ $0.map(traits.allProtocols.contains) == true }) {
        values.append(.argument(parameter.label?.asLabel, "self"))
      } else if !parameter.hasDefault {
        return nil
      }
    }
    return values
  }
}

extension Provider {
  /// True if a call returns a value synchronously and without an error.
  var isCallable: Bool { obstacle == nil && effects == .none && !isFailable }
}

extension ConditionSet {
  /// The condition that preview dependencies are compiled under.
  static let debug = ConditionSet([Condition(text: "DEBUG")])
}

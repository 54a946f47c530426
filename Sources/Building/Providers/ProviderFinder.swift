import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Finds the initializers of types, as they can be called beside a container.
package struct ProviderFinder {
  let catalog: TypeCatalog
  package let container: NominalType
  /// The condition under which the value is requested: a callee must be there under it.
  package let context: ConditionSet

  package init(catalog: TypeCatalog, container: NominalType, context: ConditionSet) {
    self.catalog = catalog
    self.container = container
    self.context = context
  }

  var table: SymbolTable { catalog.table }

  /// The facts that the initializers of a type depend on.
  struct Question: Hashable, Sendable {
    let type: SymbolID
    let arguments: [TypeSyntax]
    let context: ConditionSet
    let module: Int
    let isForTests: Bool
    /// The container, if it matters which of a module's containers it is.
    let container: SymbolID?
  }

  /// The initializers of a type, in the order of the sources; those that cannot be called included.
  package func initializers(of id: SymbolID, _ arguments: [TypeSyntax]) -> [Provider] {
    let question = Question(
      type: id, arguments: arguments, context: context, module: container.symbol.module,
      isForTests: catalog.isForTests(container.id), container: isForAll(id) ? nil : container.id)
    return catalog.candidates.answer(question) { allInitializers(of: id, arguments) }
  }

  /// Whether all containers of a module call the same initializers of a type. A scope's depend on
  /// who asks, and what generics stand for is written as the container has to write it.
  private func isForAll(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    return catalog.containers[id] == nil
      && symbol.sites.allSatisfy { $0.declaration.genericParameters.isEmpty }
      && explicitInitializers(of: id).allSatisfy { $0.declaration.genericParameters.isEmpty }
  }

  /// The initializers of a container that has a `live`.
  func initializersBesideLive(of id: SymbolID) -> [Provider] { ownInitializers(of: id, []) }

  private func allInitializers(of id: SymbolID, _ arguments: [TypeSyntax]) -> [Provider] {
    if let live = catalog.lives[id] { return [live.making(id)] }
    guard id != container.id, let scope = catalog.containers[id] else {
      return ownInitializers(of: id, arguments)
    }
    let lives = scope.staticLives(seenBy: container, in: table)
    guard lives.isEmpty else { return lives.map { $0.making(id) } }
    let makers = scope.ownMakers(seenBy: container, in: table)
    return ownInitializers(of: id, arguments).map { $0.takingWhatMakes(makers).making(id) }
  }

  private func ownInitializers(of id: SymbolID, _ arguments: [TypeSyntax]) -> [Provider] {
    let symbol = table[id]
    let generics = symbol.genericNames
    let replacements = Dictionary(zip(generics, arguments)) { first, _ in first }
    let obstacle = obstacle(to: id, areArgumentsWritten: generics.count == arguments.count)
    let written = explicitInitializers(of: id).map {
      provider($0, of: id, arguments, replacements, obstacle)
    }
    let isFull = written.contains { $0.isInBody }
    let implied =
      isFull || symbol.sites.count > 1
      ? [] : impliedInitializers(of: id, arguments, replacements, obstacle)
    return implied
      + written.filter { !$0.isDecoder }.map(\.provider)
      + shared(of: id, obstacle)
  }

  /// The refusals if none of a type's initializers can be seen; empty if one can.
  func hiddenInitializers(of id: SymbolID) -> [Refusal] {
    let all = initializers(of: id, [])
    let hidden = all.compactMap(\.obstacle).filter { [.access, .hiddenMember].contains($0.kind) }
    return hidden.count == all.count ? hidden : []
  }

  /// The condition of a type, if the type is there less often than it is requested.
  func openCondition(of id: SymbolID) -> ConditionSet? {
    let own = table[id].condition
    return context.and(own.negated).isNever ? nil : own.inside(context)
  }

  /// The reason why a type cannot be built, whatever its initializers are.
  private func obstacle(to id: SymbolID, areArgumentsWritten: Bool) -> Refusal? {
    let symbol = table[id]
    let (name, place) = (symbol.path, table.location(of: id))
    if symbol.access <= .fileprivate { return .hidden(name, symbol.access, at: place) }
    if catalog.isForTests(id), !catalog.isForTests(container.id) {
      return .forTests(name, at: place)
    }
    if symbol.sites.contains(where: \.declaration.isIgnored) { return .ignored(name, at: place) }
    if symbol.sites.contains(where: \.declaration.isUnavailable) {
      return .unavailable(name, at: place)
    }
    if !table.isVisible(id, fromModule: container.symbol.module) {
      return symbol.access < .package
        ? .hidden(name, symbol.access, at: place)
        : Refusal(
          .access,
          "'\(name)' is not seen: the module of '\(container.symbol.path)' does not import "
            + "'\(table.modules[symbol.module].name)'", at: place)
    }
    if !symbol.sites[0].scope.genericNames.isEmpty {
      return Refusal(
        .other,
        "'\(name)' stands in the generic '\(symbol.enclosingPath)': write what makes it by hand",
        at: place)
    }
    return areArgumentsWritten
      ? condition(symbol.condition, of: name, at: place) : .generic(name, at: place)
  }

  /// The refusal of what is compiled less often than the value is requested.
  func condition(
    _ condition: ConditionSet, of name: String, at location: Location?
  ) -> Refusal? {
    context.and(condition.negated).isNever
      ? nil : .conditional(name, condition.inside(context), at: location)
  }

  // MARK: Written ones

  /// A class that writes no designated one inherits those of its superclass.
  private func explicitInitializers(of id: SymbolID) -> [Member] {
    var found: [Member] = []
    var next: SymbolID? = id
    // Classes that inherit from each other do not compile, and may be there.
    var seen: Set<SymbolID> = []
    while let id = next, seen.insert(id).inserted {
      let symbol = table[id]
      let own = symbol.headers.flatMap { site in
        site.declaration.members.filter { $0.kind == .`init` }
          .map { Member(declaration: $0, site: site, owner: id) }
      }
      found += own
      let hasDesignated = own.contains { !$0.declaration.modifiers.contains("convenience") }
      let inherits = symbol.kind == .class && !hasDesignated
      next = inherits ? table.supertypeClosure(of: id).superclasses.first : nil
    }
    return found
  }

  /// The arguments that a class has for the generic parameters of a superclass.
  private func inheritedArguments(
    from owner: SymbolID, by id: SymbolID
  ) -> [String: TypeSyntax] {
    var known: [String: TypeSyntax] = [:]
    var current = id
    for superclass in table.supertypeClosure(of: id).superclasses {
      known = table.genericArguments(of: superclass, asSuperclassOf: current)
        .mapValues { $0.substituting(known).normalized }
      if superclass == owner { return known }
      current = superclass
    }
    return [:]
  }

  private func provider(
    _ member: Member, of id: SymbolID, _ arguments: [TypeSyntax],
    _ replacements: [String: TypeSyntax], _ obstacle: Refusal?
  ) -> (provider: Provider, isInBody: Bool, isDecoder: Bool) {
    let declaration = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
    let name = "\(table[id].path).\(declaration.name)"
    let location = table.location(of: declaration, inFile: member.site.scope.file)
    let asker = Asker(name: name, location: location)
    let bounds = member.owner == id ? replacements : inheritedArguments(from: member.owner, by: id)
    let isOpen =
      !declaration.genericParameters.isEmpty
      || declaration.parameters.contains { $0.type.hasOpaquePart }
    let own: Refusal? =
      if member.site.isConstrained {
        Refusal(
          .other, "'\(name)' is there only for '\(member.site.declaration.whereClause.listText)'",
          at: location)
      } else if declaration.isIgnored {
        .ignored(name, at: location)
      } else if !member.isCallable(beside: container, in: table) {
        .hidden(name, member.access, at: location)
      } else if declaration.isUnavailable
        || declaration.isDeprecated && !table[id].sites.contains(where: \.declaration.isDeprecated)
      {
        .unavailable(name, at: location)
      } else if isOpen {
        .generic(name, at: location)
      } else {
        condition(ConditionSet(declaration.conditions), of: name, at: location)
      }
    return (
      Provider(
        callee: .type(id, arguments), name: name, location: location,
        parameters: declaration.parameters.map {
          spelled(
            ValueRequest($0, in: scope, replacing: bounds, asker: asker, table: table),
            without: bounds)
        }, effects: table.resolved(declaration.effects, in: scope),
        isolation: table.isolation(of: declaration, in: member.site, of: id),
        isFailable: declaration.isFailable,
        isPreferred: declaration.directives.contains { $0.name == "live" },
        availability: declaration.restrictions
          + table[id].sites.flatMap(\.declaration.restrictions),
        modules: [table[id].module, member.site.scope.module], obstacle: obstacle ?? own),
      member.site.declaration.kind != .extension,
      declaration.isDecoder
    )
  }

  /// A parameter whose type can be written where its type's generic parameters are not known.
  private func spelled(_ request: ValueRequest, without generics: [String: TypeSyntax])
    -> ValueRequest
  {
    // Any value of what it is constrained to can be handed over.
    if case .prefixed("some", let bound) = request.type,
      case .prefixed(_, let inner) = request.written
    {
      return request.ofType(bound).written(as: .prefixed("any", inner), in: request.scope)
    }
    let mentions = request.written.contains { part in
      if case .name(let name) = part { generics[name.components[0].name] != nil } else { false }
    }
    guard mentions else { return request }
    return request.written(
      as: catalog.written(request.type), in: container.symbol.sites[0].headerScope)
  }

  // MARK: Those that Swift writes

  private func impliedInitializers(
    of id: SymbolID, _ arguments: [TypeSyntax], _ replacements: [String: TypeSyntax],
    _ obstacle: Refusal?
  ) -> [Provider] {
    let symbol = table[id]
    let site = symbol.sites[0]
    let stored = site.declaration.members.filter {
      $0.isStoredInValues && $0.mayBeThere(if: context)
    }
    let location = table.location(of: site)
    let scope = table.bodyScope(of: site, in: id)
    let open = stored.filter { !$0.hasImpliedValue && !table.isMadeByWrapper($0, in: scope) }
    // What needs a value in some builds only cannot be given one in all.
    func name(_ members: [Declaration]) -> String {
      "\(symbol.path).init(\(members.map { "\($0.baseName):" }.joined()))"
    }
    let undecided = open.lazy.compactMap {
      condition(ConditionSet($0.conditions), of: name(open), at: location)
    }.first
    func provider(_ members: [Declaration], _ own: Refusal?) -> Provider {
      let name = name(members)
      return Provider(
        callee: .type(id, arguments), name: name, location: location,
        parameters: members.map { member in
          let taken = table.parameter(for: member, in: scope)
          let known =
            taken.type.map { KnownType(type: $0, scope: scope) }
            ?? table.apparentType(of: member, in: scope)
            ?? KnownType(type: .tuple([]), scope: scope)
          let type = known.type
          let place = table.location(of: member, inFile: site.scope.file)
          var request = ValueRequest(
            label: member.baseName, name: member.baseName,
            type: table.resolved(type, in: known.scope).substituting(replacements).normalized,
            text: type.description, written: type, scope: known.scope,
            hasDefault: member.hasImpliedValue,
            asker: Asker(name: name, location: place))
          request.reference = member.reference
          request.isNilByItself = member.isNilByItself && taken.type == nil
          request.autoclosure = taken.autoclosure
          return spelled(request, without: replacements)
        }, effects: .none, isolation: table.isolation(ofType: id), isFailable: false,
        isPreferred: false,
        availability: symbol.sites.flatMap(\.declaration.restrictions), modules: [symbol.module],
        obstacle: obstacle ?? own)
    }
    let foreign: Refusal? =
      symbol.module == container.symbol.module
      ? nil : .hidden(name(open), .internal, at: location)
    let plain = provider([], foreign)
    switch symbol.kind {
    case .struct:
      let taken = stored.filter {
        !$0.isFixed && $0.storage?.kind == .stored && !table.isMadeByWrapper($0, in: scope)
          && ($0.isThere(if: context) || !$0.hasImpliedValue)
      }
      let hidden = taken.first { ($0.access ?? .internal) <= .fileprivate }
      if taken.isEmpty, undecided == nil { return [plain] }
      // One without parameters is written beside the memberwise one, and no narrower.
      if hidden != nil, open.isEmpty { return [plain] }
      let refusal = hidden.map { member in
        Refusal(
          .hiddenMember,
          "'\(name(taken))' is \((member.access ?? .private).rawValue), as '\(member.baseName)' is",
          at: location, names: [member.baseName])
      }
      return [provider(taken, refusal ?? foreign ?? undecided)]
    case .class, .actor:
      return open.isEmpty ? [plain] : []
    default:
      return []
    }
  }
}

extension Member {
  /// Whether the generated file of a container can call it.
  package func isCallable(beside container: NominalType, in table: SymbolTable) -> Bool {
    let home = site.scope.module
    guard home != container.symbol.module else { return access > .fileprivate }
    return access >= .package && table.isImported(home, by: container.symbol.module)
  }
}

extension Refusal {
  fileprivate static func ignored(_ name: String, at location: Location) -> Refusal {
    Refusal(.uncallable, "'\(name)' is marked 'hasgen: ignore'", at: location)
  }

  fileprivate static func unavailable(_ name: String, at location: Location) -> Refusal {
    Refusal(.uncallable, "'\(name)' is marked as unavailable or deprecated", at: location)
  }
}

extension Declaration {
  /// Whether an attribute says that it is there for nobody.
  fileprivate var isUnavailable: Bool {
    availability.contains { $0.availabilityWords.contains("unavailable") }
  }

  /// Whether an attribute advises against it.
  fileprivate var isDeprecated: Bool { availability.contains { $0.contains("deprecated") } }

  /// Whether the initializer reads an archive: `init(from:)`, `init?(coder:)`.
  fileprivate var isDecoder: Bool {
    parameters.count == 1
      && ["from": "Decoder", "coder": "NSCoder"].contains { label, type in
        parameters[0].label == label && parameters[0].type.withoutPrefixes.description == type
      }
  }

  /// The attributes that say where it is available; not those that only warn.
  var restrictions: [String] {
    availability.filter { $0.availabilityWords.isDisjoint(with: ["deprecated", "unavailable"]) }
  }

  /// Whether the property is a constant with a value.
  fileprivate var isFixed: Bool { kind == .let && storage?.hasInitialValue == true }

  /// Whether the property has a value even if nobody passes one.
  fileprivate var hasImpliedValue: Bool {
    storage?.hasInitialValue == true || storage?.kind == .lazy || isNilByItself
  }

  /// Whether the property is a variable that is 'nil' until it is set.
  fileprivate var isNilByItself: Bool {
    guard kind == .var, storage?.kind == .stored, storage?.hasInitialValue != true else {
      return false
    }
    switch type {
    case .optional, .implicitlyUnwrapped: return true
    default: return false
    }
  }
}

extension TypeSyntax {
  /// Whether the type contains a `some` type, which the caller chooses.
  fileprivate var hasOpaquePart: Bool {
    withoutPrefixes.contains { if case .prefixed("some", _) = $0 { true } else { false } }
  }
}

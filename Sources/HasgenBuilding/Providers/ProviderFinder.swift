import HasgenGraph
import HasgenProgram
import HasgenReading

/// Finds the initializers of types that a container's generated file can call.
package struct ProviderFinder {
  package let catalog: TypeCatalog
  package let container: NominalType
  /// The condition under which the value is requested, and under which the callee must exist.
  package let context: ConditionSet
  /// The module of the generated file, by index.
  package let module: Int

  /// - Parameter module: The module of the generated file; `nil` for that of the container.
  package init(
    catalog: TypeCatalog, container: NominalType, context: ConditionSet, seenFrom module: Int? = nil
  ) {
    self.catalog = catalog
    self.container = container
    self.context = context
    self.module = module ?? container.module
  }

  var table: SymbolTable { catalog.table }

  /// The initializers of a type, in source order, and its `static let shared`, including those that
  /// cannot be called. A child container is created by its `live` function, if it has one.
  package func initializers(of id: SymbolID, _ arguments: [TypeSyntax] = []) -> [Provider] {
    let question = InitializersQuestion(
      type: id, arguments: arguments, context: context, container: container.id)
    return catalog.candidates.answer(question) {
      if let live = catalog.lives[id] { return [live.making(id)] }
      guard id != container.id, let scope = catalog.containers[id] else {
        return ownInitializers(of: id, arguments)
      }
      let lives = scope.staticLives(seenBy: container, in: table)
      if !lives.isEmpty { return lives }
      let makers = scope.staticMakers(seenBy: container, in: table)
      return initializersBesideLive(of: id, arguments).map { $0.taking(whatMake: makers) }
    }
  }

  /// The initializers of a container that has a `live`.
  func initializersBesideLive(of id: SymbolID, _ arguments: [TypeSyntax] = []) -> [Provider] {
    ownInitializers(of: id, arguments).map { $0.making(id) }
  }

  private func ownInitializers(of id: SymbolID, _ arguments: [TypeSyntax]) -> [Provider] {
    let symbol = table[id]
    let generics = symbol.genericNames
    let replacements = Dictionary(zip(generics, arguments)) { first, _ in first }
    let obstacle = obstacle(to: id, areArgumentsWritten: generics.count == arguments.count)
    let written = explicitInitializers(of: id)
    let isFull = written.contains { $0.site.declaration.kind != .extension }
    var all: [Provider] = []
    if !isFull, symbol.sites.count == 1 {
      all =
        initializersOfMacro(of: id)
        ?? impliedInitializers(
          of: id, with: arguments, replacing: replacements, obstacle: obstacle)
    }
    all += written.filter { !$0.declaration.isDecoder }.map {
      provider($0, of: id, with: arguments, replacing: replacements, obstacle: obstacle)
    }
    return all + shared(of: id, obstacle)
  }

  /// The reason why a type cannot be built, regardless of its initializers; `nil` for none.
  func obstacle(to id: SymbolID, areArgumentsWritten: Bool = true) -> Refusal? {
    let symbol = table[id]
    let place = NamedPlace(id, in: table)
    if symbol.access <= .fileprivate { return .hidden(place, symbol.access) }
    if symbol.sites.contains(where: \.declaration.isIgnored) { return .ignored(place) }
    if !table.isVisible(id, fromModule: module) {
      if symbol.access < .package { return .hidden(place, symbol.access) }
      return Refusal(
        .other,
        "'\(place.name)' is not seen: the module of '\(container.symbol.path)' does not import "
          + "'\(table.modules[symbol.module].name)'", at: place.location)
    }
    if !areArgumentsWritten || !symbol.sites[0].scope.genericNames.isEmpty {
      return .generic(place)
    }
    return condition(symbol.condition, of: place)
  }

  /// The refusal of a declaration that does not exist whenever the value is requested; `nil` if it
  /// does.
  private func condition(_ condition: ConditionSet, of place: NamedPlace) -> Refusal? {
    condition.holds(where: context) ? nil : .conditional(place, condition.inside(context))
  }

  // MARK: Written initializers

  /// The written initializers of a type. A class without a designated initializer inherits those of
  /// its superclass.
  private func explicitInitializers(of id: SymbolID) -> [Member] {
    var found: [Member] = []
    for id in [id] + table.supertypeClosure(of: id).superclasses {
      let own = table[id].headers.flatMap { site in
        site.declaration.members.filter { $0.kind == .`init` }
          .map { Member(declaration: $0, site: site, owner: id) }
      }
      found += own
      if own.contains(where: { !$0.declaration.modifiers.contains("convenience") }) { break }
    }
    return found
  }

  /// The generic arguments that a class passes to a superclass, by parameter.
  private func inheritedArguments(from owner: SymbolID, by id: SymbolID) -> [String: TypeSyntax] {
    var known: [String: TypeSyntax] = [:]
    var current = id
    for superclass in table.supertypeClosure(of: id).superclasses where current != owner {
      known = table.genericArguments(of: superclass, asSuperclassOf: current)
        .mapValues { $0.substituting(known).normalized }
      current = superclass
    }
    return known
  }

  private func provider(
    _ member: Member, of id: SymbolID, with arguments: [TypeSyntax],
    replacing replacements: [String: TypeSyntax], obstacle: Refusal?
  ) -> Provider {
    let declaration = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
    let place = NamedPlace(
      name: "\(table[id].path).\(declaration.name)", location: table.location(of: member))
    let bounds = member.owner == id ? replacements : inheritedArguments(from: member.owner, by: id)
    return Provider(
      callee: .type(id, arguments), place: place,
      parameters: declaration.parameters.map {
        spelled(
          ValueRequest($0, in: scope, replacing: bounds, asker: place, table: table),
          without: bounds)
      }, effects: table.resolved(declaration.effects, in: scope),
      isolation: table.isolation(of: declaration, in: member.site, of: id) ?? actorOfView(id),
      isFailable: declaration.isFailable, isPreferred: declaration.isMarkedLive,
      modules: [table[id].module, member.site.scope.module],
      obstacle: obstacle ?? self.obstacle(to: member, at: place))
  }

  /// The main actor, for a class that inherits from a view or controller of an unread module in a
  /// file that imports UIKit or AppKit; `nil` for other types.
  private func actorOfView(_ id: SymbolID) -> String? {
    let isView = table.supertypeClosure(of: id).externals.contains { name in
      ["Cell", "Control", "Controller", "View", "Window"].contains(where: name.hasSuffix)
    }
    guard isView, table[id].kind == .class else { return nil }
    let imports = table.files[table[id].sites[0].scope.file].source.outline.imports
    return imports.contains { ["AppKit", "UIKit"].contains($0.module) } ? "MainActor" : nil
  }

  /// The reason why a written initializer cannot be called; `nil` for none.
  private func obstacle(to member: Member, at place: NamedPlace) -> Refusal? {
    let declaration = member.declaration
    if declaration.isIgnored { return .ignored(place) }
    if !member.isSeen(from: module, in: table) { return .hidden(place, member.access) }
    if declaration.availability.contains(where: { $0.availabilityWords.contains("unavailable") }) {
      return Refusal(
        .uncallable, "'\(place.name)' is marked as unavailable", at: place.location)
    }
    if member.site.isConstrained || !declaration.genericParameters.isEmpty {
      return .generic(place)
    }
    return condition(ConditionSet(declaration.conditions), of: place)
  }

  /// Returns the request with its type written without the generic parameters of the enclosing
  /// type.
  private func spelled(_ request: ValueRequest, without generics: [String: TypeSyntax])
    -> ValueRequest
  {
    var copy = request
    let mentions = request.written.contains { part in
      if case .name(let name) = part { generics[name.components[0].name] != nil } else { false }
    }
    if case .prefixed("some", let bound) = request.type,
      case .prefixed(_, let inner) = request.written
    {
      // A value of the bound can be passed.
      copy.type = bound
      copy.written = .prefixed("any", inner)
    } else if mentions {
      copy.written = catalog.written(request.type)
      copy.scope = container.symbol.sites[0].headerScope
    }
    return copy
  }

  /// The `static let shared` of a service.
  private func shared(of id: SymbolID, _ obstacle: Refusal?) -> [Provider] {
    guard catalog.isService(id), catalog.containers[id] == nil else { return [] }
    return table[id].headers.flatMap { site -> [Provider] in
      let scope = table.bodyScope(of: site, in: id)
      return site.declaration.members.filter { member in
        guard member.isStatic, member.kind == .let, member.baseName == "shared",
          let type = table.apparentType(of: member, in: scope)
        else { return false }
        return table.resolved(type.type, in: type.scope) == table.resolvedType(of: id)
      }.map { declaration in
        let member = Member(declaration: declaration, site: site, owner: id)
        let place = NamedPlace(
          name: "\(table[id].path).shared", location: table.location(of: member))
        return Provider(
          callee: .shared(id), place: place,
          isolation: table.isolation(of: declaration, in: site, of: id),
          isPreferred: declaration.isMarkedLive, modules: [table[id].module, site.scope.module],
          obstacle: obstacle ?? self.obstacle(to: member, at: place))
      }
    }
  }

  // MARK: Initializers of macros and implied initializers

  /// The initializer that an attached macro writes; `nil` if the type has no such macro.
  private func initializersOfMacro(of id: SymbolID) -> [Provider]? {
    let (symbol, site) = (table[id], table[id].sites[0])
    let attribute = site.declaration.attributes.first {
      !$0.isOfLanguage && !Self.withoutInitializer.contains($0.name)
        && table.symbol(for: $0.type, in: site.scope) == nil
    }
    guard let attribute else { return nil }
    let place = NamedPlace(
      name: "\(symbol.path).init(modelContainer:)", location: table.location(of: id))
    let type = TypeSyntax.named("ModelContainer")
    let container = ValueRequest(
      label: "modelContainer", name: "modelContainer", type: type,
      written: type, scope: site.headerScope, asker: place)
    let refusal = Refusal(
      .other,
      "the macro '@\(attribute.name)' may write an initializer of '\(symbol.path)': write that "
        + "initializer, or a 'static func make…' of the container", at: place.location)
    return [
      Provider(
        callee: .type(id, []), place: place, parameters: [container], modules: [symbol.module],
        obstacle: attribute.name == "ModelActor" ? nil : refusal)
    ]
  }

  /// The macros of types that write no initializer.
  private static let withoutInitializer: Set<String> = [
    "DebugDescription", "Model", "Observable", "Perceptible", "Suite",
  ]

  private func impliedInitializers(
    of id: SymbolID, with arguments: [TypeSyntax], replacing replacements: [String: TypeSyntax],
    obstacle: Refusal?
  ) -> [Provider] {
    let symbol = table[id]
    let site = symbol.sites[0]
    let scope = table.bodyScope(of: site, in: id)
    let stored = site.declaration.members.filter {
      $0.isStoredInValues && $0.mayBeThere(if: context) && !table.isMadeByWrapper($0, in: scope)
    }
    let open = stored.filter { !$0.hasImpliedValue }
    guard symbol.kind == .struct || open.isEmpty && symbol.kind != .enum else { return [] }
    var taken: [Declaration] = []
    if symbol.kind == .struct {
      taken = stored.filter {
        $0.isMemberwiseParameter && ($0.isThere(if: context) || !$0.hasImpliedValue)
      }
    }
    let settings = table.modules[symbol.module].settings
    let omits = settings.omitsPrivateMembers && taken.contains { !$0.isPrivate }
    let hidden = (taken + stored.filter { $0.storage?.kind == .lazy })
      .hidingInitializer(unlessOmitted: omits)
    if omits { taken.removeAll { $0.isPrivate && $0.hasImpliedValue } }
    // Swift also writes an initializer without parameters, which is not private.
    if hidden != nil, open.isEmpty { taken = [] }
    let place = NamedPlace(
      name: "\(symbol.path).init(\(taken.map { "\($0.baseName):" }.joined()))",
      location: table.location(of: site))
    var obstacle = obstacle
    if obstacle == nil, let hidden, !open.isEmpty {
      let version = hidden.hasImpliedValue ? " before Swift 6.4" : ""
      let orTools = hidden.hasImpliedValue ? ", or use '// swift-tools-version: 6.4'" : ""
      obstacle = Refusal(
        .hiddenMember,
        "'\(place.name)' is \((hidden.access ?? .private).rawValue)\(version), as "
          + "'\(hidden.baseName)' is: write an initializer\(orTools)", at: place.location,
        names: [hidden.baseName])
    } else if obstacle == nil, symbol.module != module {
      obstacle = .hidden(place, .internal)
    }
    // No call can give a value to a member that exists only in some builds.
    let missing = open.lazy.compactMap { condition(ConditionSet($0.conditions), of: place) }
    let parameters = taken.map { member in
      let location = table.location(of: member, inFile: site.scope.file)
      let asker = NamedPlace(name: place.name, location: location)
      return spelled(
        parameter(for: member, in: scope, replacing: replacements, asker: asker),
        without: replacements)
    }
    return [
      Provider(
        callee: .type(id, arguments), place: place, parameters: parameters,
        isolation: table.isolation(ofType: id) ?? actorOfView(id), modules: [symbol.module],
        obstacle: obstacle ?? missing.first)
    ]
  }

  private func parameter(
    for member: Declaration, in scope: Scope, replacing replacements: [String: TypeSyntax],
    asker: NamedPlace
  ) -> ValueRequest {
    let taken = table.parameter(for: member, in: scope)
    var known = KnownType(type: taken.type ?? .tuple([]), scope: scope)
    if taken.type == nil, let apparent = table.apparentType(of: member, in: scope) {
      known = apparent
    }
    return ValueRequest(
      label: member.baseName, name: member.baseName,
      type: table.resolved(known.type, in: known.scope).substituting(replacements).normalized,
      written: known.type, scope: known.scope,
      hasDefault: member.hasImpliedValue, asker: asker, lazy: taken.autoclosure,
      isNotRetained: member.reference != nil,
      isImplicitlyNil: member.isImplicitlyNil && taken.type == nil)
  }
}

extension Declaration {
  /// True if the declaration is marked `// hasgen: live`.
  var isMarkedLive: Bool { directives.contains { $0.name == "live" } }

  /// True if the initializer reads an archive: `init(from:)`, `init?(coder:)`.
  fileprivate var isDecoder: Bool {
    parameters.count == 1
      && ["from": "Decoder", "coder": "NSCoder"].contains { label, type in
        parameters[0].label == label && parameters[0].type.withoutPrefixes.description == type
      }
  }

  /// True if the memberwise initializer has a parameter for the stored property.
  fileprivate var isMemberwiseParameter: Bool {
    let isFixed = kind == .let && storage?.hasInitialValue == true
    return storage?.kind == .stored && !isFixed
  }
}

import HasgenReading

extension SymbolTable {
  /// The global actor that a list of attributes names: `MainActor`, or one that the sources
  /// declare with `@globalActor`.
  package func globalActor(in attributes: [Attribute], scope: Scope) -> String? {
    attributes.first { isGlobalActor($0, in: scope) }?.name
  }

  private func isGlobalActor(_ attribute: Attribute, in scope: Scope) -> Bool {
    if attribute.name == "MainActor" { return true }
    guard case .name(let name) = attribute.type,
      case .symbol(let id) = meaning(of: name, in: scope)
    else { return false }
    return self[id].sites.contains { site in
      site.declaration.attributes.contains { $0.name == "globalActor" }
    }
  }

  /// The global actor that a member is isolated to: by an attribute of the member or of the
  /// declaration around it, or by the isolation of the type.
  ///
  /// - Parameter owner: The type that it is a member of.
  package func isolation(of member: Declaration, in site: Site, of owner: SymbolID) -> String? {
    if member.isNonisolated { return nil }
    let written =
      globalActor(in: member.attributes, scope: site.scope)
      ?? globalActor(in: site.declaration.attributes, scope: site.scope)
    if let written { return written }
    guard site.declaration.kind == .extension else { return isolation(ofType: owner) }
    if site.declaration.isNonisolated { return nil }
    if let actor = isolation(ofType: owner) { return actor }
    // 'nonisolated' at a type does not apply to its extensions.
    return self[owner].kind == .actor ? nil : modules[site.scope.module].settings.defaultActor
  }
}

extension SymbolTable {
  /// The global actor that a type or a protocol is isolated to, the default of its module included.
  package func isolation(ofType id: SymbolID) -> String? {
    answers.isolations.answer(id) {
      self[id].kind == .protocol ? isolation(ofProtocol: id) : isolation(ofNominal: id)
    }
  }

  /// The global actor that a type or a protocol names itself.
  func writtenActor(of id: SymbolID) -> String? { statement(at: id)?.actor }

  /// A written isolation.
  private enum Statement {
    case globalActor(String)
    case nonisolated

    var actor: String? { if case .globalActor(let actor) = self { actor } else { nil } }
  }

  /// The isolation that is written at a declaration of the symbol; `nil` for none.
  private func statement(at id: SymbolID) -> Statement? {
    for site in self[id].sites {
      if let actor = globalActor(in: site.declaration.attributes, scope: site.scope) {
        return .globalActor(actor)
      }
      if site.declaration.isNonisolated { return .nonisolated }
    }
    return nil
  }

  /// The isolation of a protocol: by its attribute, by the attribute of a protocol that it refines,
  /// or by the default of its module. The default of another module isolates the requirements of
  /// its protocols, but not the protocols that refine them.
  private func isolation(ofProtocol id: SymbolID) -> String? {
    switch statement(at: id) {
    case .nonisolated: return nil
    case .globalActor(let actor): return actor
    case nil: break
    }
    if let actor = inheritedActor(of: id) { return actor }
    let externals = supertypeClosure(of: id).externals
    if !PlatformNames.onMainActor.isDisjoint(with: externals) { return "MainActor" }
    guard !externals.contains("Actor") else { return nil }
    return modules[self[id].module].settings.defaultActor
  }

  /// The global actor that a protocol, or one that it refines, names. An actor cannot conform to
  /// such a protocol.
  package func inheritedActor(of id: SymbolID) -> String? {
    family(of: id).compactMap(writtenActor).first
  }

  /// The isolation of a type: by its attribute, by that of a superclass, by a protocol in its
  /// header, or by the default of its module.
  private func isolation(ofNominal id: SymbolID) -> String? {
    guard self[id].kind != .actor else { return nil }
    let classes = [id] + supertypeClosure(of: id).superclasses
    for type in classes {
      if let statement = statement(at: type) { return statement.actor }
    }
    let headers = classes.flatMap(headerNames).filter { $0.site.declaration.kind != .extension }
    for header in headers {
      let protocols = header.symbols.filter { self[$0].kind == .protocol }
      if let actor = protocols.compactMap(isolation(ofType:)).first { return actor }
      if !PlatformNames.onMainActor.isDisjoint(with: header.externals) { return "MainActor" }
    }
    // The default does not apply to a type that conforms to a protocol which refines 'Sendable'.
    if headers.contains(where: refinesSendable) { return nil }
    return modules[self[id].module].settings.defaultActor
  }

  /// True if a protocol in an inheritance clause refines `Sendable`.
  private func refinesSendable(_ header: HeaderNames) -> Bool {
    let others = Set(header.externals).subtracting(["Sendable"])
    if PlatformNames.closure(of: others).contains("Sendable") { return true }
    return header.symbols.contains {
      self[$0].kind == .protocol && supertypeClosure(of: $0).externals.contains("Sendable")
    }
  }
}

extension ModuleSettings {
  /// The global actor of declarations that state none.
  package var defaultActor: String? { defaultIsolation == .mainActor ? "MainActor" : nil }

  /// True if functions that are `async` and not isolated run on the actor of their caller.
  package var isNonsending: Bool { features.contains("NonisolatedNonsendingByDefault") }

  /// True if the compiler isolates a conformance to the global actor of its type where needed.
  var infersIsolatedConformances: Bool {
    defaultIsolation == .mainActor || features.contains("InferIsolatedConformances")
  }
}

import HasgenProgram
import HasgenReading

extension ConfiguredSource {
  package enum Key: String, CaseIterable { case path, module, defaultIsolation }

  init(_ value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(Key.self, orText: .path)
    self.init(
      path: try value.required(.path, of: object).path(),
      module: try object[.module]?.moduleName(),
      defaultIsolation: try object[.defaultIsolation]?.word())
  }
}

extension ContainerChoice {
  package enum Key: String, CaseIterable {
    case name, module, output, byReference, declareProtocols, nameProtocolsBy, overriding, wiring
  }

  init(
    _ object: [Key: ConfigurationValue], named name: String, at place: Location
  ) throws(WorkspaceError) {
    let naming: ProtocolDeclaring.Naming? = try object[.nameProtocolsBy]?.word()
    let selection: ProtocolDeclaring.Selection? = try object[.declareProtocols]?.word()
    if selection == nil, let value = object[.nameProtocolsBy] {
      throw value.mistake("'nameProtocolsBy' does nothing without 'declareProtocols'")
    }
    let output = try object[.output]?.path { $0.hasSuffix(".swift") ? nil : "a Swift file" }.path
    self.init(
      name.asTypePath, module: try object[.module]?.moduleName(),
      byReference: try object[.byReference]?.flag(),
      declareProtocols: selection.map { ProtocolDeclaring($0, naming: naming ?? .property) },
      isOverridable: try object[.overriding]?.flag() ?? false,
      isWired: try object[.wiring]?.flag() ?? false, output: output, at: place)
  }
}

extension NamePattern {
  package enum Key: String, CaseIterable { case prefixes, suffixes, ignore }

  init(_ value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(Key.self)
    self.init(
      prefixes: try object[.prefixes]?.texts() ?? NamePattern().prefixes,
      suffixes: try object[.suffixes]?.texts() ?? [],
      ignored: Set(try object[.ignore]?.texts() ?? []))
  }
}

extension DoublesTarget {
  package enum TestsKey: String, CaseIterable {
    case folder, modules, stubs, standIns, defaultIsolation
  }

  package enum PreviewsKey: String, CaseIterable { case folder, consumers }

  init(tests value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(TestsKey.self)
    var isStandIn: (@Sendable (String) -> Bool)?
    if let pattern = try object[.standIns]?.glob() {
      isStandIn = { pattern.matches($0, isFolder: false) }
    }
    self.init(
      folder: try Name(path: value.required(.folder, of: object)),
      modules: try Name.list(object[.modules]), names: try Name.list(object[.stubs]),
      isStandIn: isStandIn,
      settings: ModuleSettings(defaultIsolation: try object[.defaultIsolation]?.word()))
  }

  init(previews value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(PreviewsKey.self)
    self.init(
      folder: try Name(path: value.required(.folder, of: object)),
      isForPreviews: true, names: try Name.list(object[.consumers]))
  }
}

extension DoublesTarget.Name {
  fileprivate init(path value: ConfigurationValue) throws(WorkspaceError) {
    self.init(try value.path().path, at: value.location)
  }

  fileprivate static func list(_ value: ConfigurationValue?) throws(WorkspaceError) -> [Self] {
    try (value?.names ?? []).map { name throws(WorkspaceError) in
      Self(try name.text(), at: name.location)
    }
  }
}

extension LintChoices {
  package enum Key: String, CaseIterable { case rules, inCheck, policies }

  init(_ value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(Key.self)
    var levels: [DiagnosticID: LintLevel] = [:]
    let rules = try object[.rules]?.object(keys: DiagnosticID.lintRules.map(\.rawValue)) ?? [:]
    for id in DiagnosticID.lintRules { levels[id] = try rules[id.rawValue]?.word() }
    self.init(
      levels: levels, isInCheck: try object[.inCheck]?.flag() ?? false,
      policies: try (object[.policies]?.list(of: "a policy") ?? []).map {
        policy throws(WorkspaceError) in try LintPolicy(policy)
      })
  }
}

extension LintPolicy {
  package enum Key: String, CaseIterable { case `protocol`, container, modules, paths }

  init(_ value: ConfigurationValue) throws(WorkspaceError) {
    let object = try value.object(Key.self)
    let names = [object[.protocol], object[.container]].compactMap(\.self)
    guard names.count == 1, let name = try names.first?.text() else {
      throw value.mistake("a policy needs a 'protocol' or a 'container', and not both")
    }
    let modules = try object[.modules]?.texts() ?? []
    let paths = try object[.paths]?.list(of: "a glob") ?? []
    guard !modules.isEmpty || !paths.isEmpty else {
      throw value.mistake("a policy needs 'modules' or 'paths': who may name '\(name)'")
    }
    let globs = try paths.map { path throws(WorkspaceError) in try path.glob() }
    self.init(
      name: name, modules: Set(modules),
      paths: try paths.map { path throws(WorkspaceError) in try path.text() },
      allowsPath: { [finder = value.file.finder] path in
        let path = finder.pathInRoot(of: path)
        return globs.contains { $0.matches(path, isFolder: false) }
      },
      location: names.first?.location)
  }
}

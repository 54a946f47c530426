import HasgenReading

/// The user's choices for a container: its name, and the declarations to generate.
package struct ContainerChoice: Sendable, Hashable {
  /// The name, qualified with dots if the type is nested.
  package let name: String
  /// The module that declares the container; `nil` for any module.
  package let module: String?
  /// True if the container gets a `Reference`; `nil` if the user has not decided.
  package let byReference: Bool?
  /// The properties that get a Has-protocol; `nil` for none.
  package let declareProtocols: ProtocolDeclaring?
  /// True if the container gets a function `overriding`.
  package let isOverridable: Bool
  /// True if the container gets a function `live`.
  package let isWired: Bool
  /// The path of the generated file; `nil` for the folder of the container's file.
  package let output: String?
  /// The place of the name in the configuration; `nil` for a container of the command line.
  package let location: Location?

  /// Creates a choice. By default, it only says that the type is a container.
  package init(
    _ name: String, module: String? = nil, byReference: Bool? = nil,
    declareProtocols: ProtocolDeclaring? = nil, isOverridable: Bool = false,
    isWired: Bool = false, output: String? = nil, at location: Location? = nil
  ) {
    self.name = name
    self.module = module
    self.byReference = byReference
    self.declareProtocols = declareProtocols
    self.isOverridable = isOverridable
    self.isWired = isWired
    self.output = output
    self.location = location
  }

  /// True if the choice asks for generated declarations or sets the output path.
  package var isMoreThanAName: Bool {
    let asksForType = byReference == true || declareProtocols != nil
    let asksForFunction = isOverridable || isWired
    return asksForType || asksForFunction || output != nil
  }
}

/// The choices of the user, by container.
package struct ContainerChoices: Sendable {
  /// The choices, in the order of the configuration.
  package let all: [ContainerChoice]
  private let byName: [String: [ContainerChoice]]

  /// - Parameter all: The choices. If two apply to a container, the choice with a module is used.
  package init(_ all: [ContainerChoice] = []) {
    self.all = all
    byName = Dictionary(grouping: all, by: \.name)
  }

  /// The choice for the container with a qualified name in a module.
  package func choice(for name: String, in module: String) -> ContainerChoice? {
    guard let named = byName[name] else { return nil }
    return named.first { $0.module == module } ?? named.first { $0.module == nil }
  }

  /// True if there is a choice for a type.
  package func names(_ name: String, in module: String) -> Bool {
    choice(for: name, in: module) != nil
  }

  /// The first place in the configuration that names a container; `nil` if there is none.
  package func location(of name: String) -> Location? {
    all.lazy.filter { $0.name == name }.compactMap(\.location).first
  }

  /// Returns the choices without settings for names that several types have. Such a choice only
  /// says that the types are containers.
  package func narrowed(besides ambiguous: Set<String>) -> ContainerChoices {
    guard !ambiguous.isEmpty else { return self }
    let choices = all.map { choice in
      let isAmbiguous = choice.module == nil && ambiguous.contains(choice.name)
      return isAmbiguous ? ContainerChoice(choice.name, at: choice.location) : choice
    }
    return ContainerChoices(choices)
  }
}

extension SymbolTable {
  /// The user's choice for a container, without settings if the package of the container generates
  /// its own files.
  package func choice(for id: SymbolID, by rules: Rules) -> ContainerChoice? {
    let module = modules[self[id].module]
    let choice = rules.choices.choice(for: self[id].path, in: module.name)
    guard module.settings.isReadOnly else { return choice }
    return choice.map { ContainerChoice($0.name) }
  }
}

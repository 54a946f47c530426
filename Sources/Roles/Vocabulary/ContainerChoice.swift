import SwiftProgram

/// A container that the user names, and what is to be generated for it.
public struct ContainerChoice: Sendable, Hashable {
  /// The name, qualified with dots where it is nested.
  public let name: String
  /// The module that declares it; `nil` for any.
  public let module: String?
  /// True if the container gets a `Reference`; `nil` if the user has not decided.
  public let byReference: Bool?
  /// The properties that get a Has-protocol; `nil` for none.
  public let declareProtocols: ProtocolDeclaring?
  /// True if the container gets a function `overriding`.
  public let isOverridable: Bool
  /// True if the container gets a function `live`.
  public let isWired: Bool
  /// The path of its generated file; `nil` for beside the container's file.
  public let output: String?

  /// A choice; by default, the type is a container and no more.
  public init(
    _ name: String, module: String? = nil, byReference: Bool? = nil,
    declareProtocols: ProtocolDeclaring? = nil, isOverridable: Bool = false,
    isWired: Bool = false, output: String? = nil
  ) {
    self.name = name
    self.module = module
    self.byReference = byReference
    self.declareProtocols = declareProtocols
    self.isOverridable = isOverridable
    self.isWired = isWired
    self.output = output
  }

  /// True if the choice says more than that the type is a container.
  var isMoreThanAName: Bool {
    byReference == true || declareProtocols != nil || isOverridable || isWired || output != nil
  }
}

/// The choices of the user, by the containers that they are about.
public struct ContainerChoices: Sendable {
  /// The choices, in the order in which they are written.
  public let all: [ContainerChoice]
  private let byName: [String: [ContainerChoice]]

  /// - Parameter all: The choices; where two are about one container, the one with a module wins.
  public init(_ all: [ContainerChoice] = []) {
    self.all = all
    byName = Dictionary(grouping: all, by: \.name)
  }

  /// The choice about the container of a qualified name and a module.
  public func choice(for name: String, in module: String) -> ContainerChoice? {
    guard let named = byName[name] else { return nil }
    return named.first { $0.module == module } ?? named.first { $0.module == nil }
  }

  /// True if a type is asked for as a container.
  func names(_ name: String, in module: String) -> Bool { choice(for: name, in: module) != nil }

  /// The same choices, but a choice that fits several containers says no more than a name.
  func narrowed(besides ambiguous: Set<String>) -> ContainerChoices {
    guard !ambiguous.isEmpty else { return self }
    return ContainerChoices(
      all.map {
        $0.module == nil && ambiguous.contains($0.name) ? ContainerChoice($0.name) : $0
      })
  }
}

extension SymbolTable {
  /// The user's choice for a container; only its name if it belongs to a package that generates its
  /// own files.
  package func choice(for id: SymbolID, by rules: Rules) -> ContainerChoice? {
    let module = modules[self[id].module]
    let choice = rules.choices.choice(for: self[id].path, in: module.name)
    return module.settings.isReadOnly ? choice.map { ContainerChoice($0.name) } : choice
  }
}

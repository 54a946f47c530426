import HasgenReading

/// The names of parameters, properties and types by which compositions are found.
package enum DependencyNames {
  /// The names of parameters and properties.
  package static let variables: Set<String> = [
    "dependencies", "deps", "services", "context", "container",
  ]

  /// The suffixes of aliases and umbrella protocols.
  private static let suffixes = ["Dependencies", "Dependency", "Deps", "Services", "Context"]

  /// True if a parameter or property with this name holds dependencies.
  package static func fits(variable name: String) -> Bool {
    variables.contains(name.withoutBackticks)
  }

  /// True if an alias or umbrella protocol with this name is a composition.
  package static func fits(composition name: String) -> Bool {
    name == "DI" || name == "Service" || suffixes.contains { name.hasSuffix($0) }
  }
}

extension Declaration {
  /// True if the variable, or a parameter of the declaration, has a name for dependencies.
  package var isCalledAsDependencies: Bool {
    isProperty && DependencyNames.fits(variable: name)
      || parameters.contains { $0.isCalledAsDependencies }
  }
}

extension Parameter {
  /// True if the parameter's name or label is a name for dependencies.
  package var isCalledAsDependencies: Bool {
    DependencyNames.fits(variable: name)
      || label.map(DependencyNames.fits(variable:)) == true
  }
}

extension String {
  /// True if a type with this name is a test double or a preview double.
  package var isNameOfDouble: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Preview"].contains { word in
      hasPrefix(word) || hasSuffix(word) || hasSuffix("\(word)s")
    }
  }
}

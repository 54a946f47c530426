import SwiftReading
import SwiftProgram

/// The names that say that what they name are dependencies.
package enum DependencyNames {
  /// The names of parameters and properties.
  static let variables: Set<String> = [
    "dependencies", "deps", "services", "context", "container",
  ]

  /// The endings of the names of aliases and umbrella protocols.
  private static let suffixes = ["Dependencies", "Dependency", "Deps", "Services", "Context"]

  /// True if a parameter or a property of that name holds dependencies.
  static func fits(variable name: String) -> Bool {
    // Asked of all parameters, of which hardly one begins as these do.
    switch name.utf8.first {
    case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "`"):
      variables.contains(name.withoutBackticks)
    default: false
    }
  }

  /// True if an alias or an umbrella protocol of that name is a composition of dependencies.
  package static func fits(composition name: String) -> Bool {
    name == "DI" || name == "Service" || suffixes.contains { name.hasSuffix($0) }
  }
}

extension Declaration {
  /// True if the variable, or a parameter of the declaration, has a name that dependencies have.
  package var isCalledAsDependencies: Bool {
    isProperty && DependencyNames.fits(variable: name)
      || parameters.contains { $0.isCalledAsDependencies }
  }
}

extension Parameter {
  /// True if the parameter has a name that dependencies have, inside or outside.
  package var isCalledAsDependencies: Bool {
    DependencyNames.fits(variable: name)
      || label.map(DependencyNames.fits(variable:)) == true
  }
}

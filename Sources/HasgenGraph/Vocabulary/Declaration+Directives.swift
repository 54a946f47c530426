import HasgenProgram
import HasgenReading

extension Declaration {
  /// True if a directive excludes the declaration from forwarding.
  package var isNotForwarded: Bool { directives.contains { $0.isNoForward && $0.names.isEmpty } }

  /// The Has-protocols that a directive excludes from forwarding to the parent in this property.
  package var exceptions: [String] { directives.filter(\.isNoForward).flatMap(\.names) }

  /// True if a directive says that the property holds no parent. A `no-forward` without names
  /// counts too: it is reported as an error, and no further errors should follow.
  var isNoParent: Bool { directives.contains { $0.isNotParent } || isNotForwarded }
}

extension Directive {
  /// True if the directive is `no-forward`.
  package var isNoForward: Bool { name == "no-forward" }

  /// True if the directive is `not-parent`.
  var isNotParent: Bool { name == "not-parent" }

  /// The arguments as names, separated by commas or spaces.
  package var names: [String] {
    arguments.flatMap { $0.split(separator: ",").map(String.init) }
  }
}

/// The properties of a container for which Has-protocols are declared, and the source of the
/// protocols' names.
package struct ProtocolDeclaring: Sendable, Hashable {
  /// The properties that get a protocol.
  package enum Selection: String, Sendable, CaseIterable {
    /// The properties that another file can use.
    case all
    /// The properties marked `// hasgen: has`.
    case marked
  }

  /// The source of a protocol's name.
  package enum Naming: String, Sendable, CaseIterable {
    /// `imageProvider` gives `HasImageProvider`.
    case property
    /// `any ImageProviding` gives `HasImageProviding`.
    case type
  }

  /// The properties that get a protocol.
  package let selection: Selection
  /// The source of the protocols' names.
  package let naming: Naming

  /// Creates a choice. By default, protocols are named after properties.
  package init(_ selection: Selection, naming: Naming = .property) {
    self.selection = selection
    self.naming = naming
  }
}

extension NamePattern {
  /// The name of the Has-protocol for a property or type, with the first prefix or, without
  /// prefixes, the first suffix; `nil` if the result does not fit the pattern.
  package func name(for stem: String) -> String? {
    let stem = stem.withoutBackticks
    let capitalized = stem.prefix(1).uppercased() + stem.dropFirst()
    let name: String
    if let prefix = prefixes.first {
      name = prefix + capitalized
    } else if let suffix = suffixes.first {
      name = capitalized + suffix
    } else {
      return nil
    }
    return fits(name) ? "`\(name)`".asTypeName : nil
  }
}

import SwiftProgram

/// The properties of a container that get a Has-protocol of their own, and the source of its name.
public struct ProtocolDeclaring: Sendable, Hashable {
  /// The properties that get a protocol.
  public enum Selection: String, Sendable, CaseIterable {
    /// The properties that another file can see.
    case all
    /// The properties marked `// hasgen: has`.
    case marked
  }

  /// The source of a protocol's name.
  public enum Naming: String, Sendable, CaseIterable {
    /// `imageProvider` gives `HasImageProvider`.
    case property
    /// `any ImageProviding` gives `HasImageProviding`.
    case type
  }

  /// The properties that get a protocol.
  public let selection: Selection
  /// The source of the protocols' names.
  public let naming: Naming

  /// A choice; by default, protocols are named after properties.
  public init(_ selection: Selection, naming: Naming = .property) {
    self.selection = selection
    self.naming = naming
  }
}

extension NamePattern {
  /// The name of the Has-protocol for a property or type: with the first prefix, or, if there are
  /// none, with the first suffix; `nil` where the pattern has neither, or the name does not fit it.
  package func name(for stem: String) -> String? {
    let stem = stem.withoutBackticks
    let capitalized = stem.prefix(1).uppercased() + stem.dropFirst()
    let name =
      prefixes.first.map { $0 + capitalized } ?? suffixes.first.map { capitalized + $0 } ?? ""
    return fits(name) ? "`\(name)`".asTypeName : nil
  }
}

import SwiftReading
import SwiftProgram

extension Composition {
  /// Whether the composition names a Has-protocol or a Makes-protocol, declared by the sources or
  /// not.
  package func mentionsDependency(by rules: Rules) -> Bool {
    types.contains { type in
      type.namedParts.contains { $0.components.last.map { rules.fitsDependency($0.name) } == true }
    }
  }
}

extension KnownSources {
  /// Whether no protocol is called as Has-protocols are, so that they may be called otherwise.
  package var hasNoHasProtocols: Bool {
    !table.protocols.contains { table.isDependencyProtocol($0, by: rules) }
  }
}

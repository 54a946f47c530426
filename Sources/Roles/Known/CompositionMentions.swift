import SwiftOutline
import SwiftProgram

extension Composition {
  /// Whether it names a Has-protocol or a Makes-protocol, be it one that no source declares.
  package func mentionsDependency(by rules: Rules) -> Bool {
    types.contains { type in
      type.namedParts.contains { $0.components.last.map { rules.fitsDependency($0.name) } == true }
    }
  }
}

extension KnownSources {
  /// Whether no protocol is called as Has-protocols are, so that they may be called otherwise.
  package var hasNoHasProtocols: Bool {
    !table.allIDs.contains { table.isDependencyProtocol($0, by: rules) }
  }
}

import SwiftProgram

/// A Has-protocol that a parent has and that cannot be forwarded.
package struct ForwardingGap: Error, Sendable {
  package let protocolID: SymbolID
  package let parent: Parent
  package let cause: ImplementationObstacle

  package init(protocolID: SymbolID, parent: Parent, cause: ImplementationObstacle) {
    self.protocolID = protocolID
    self.parent = parent
    self.cause = cause
  }
}

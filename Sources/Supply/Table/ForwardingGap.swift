import SwiftProgram

/// A Has-protocol to which a parent conforms and that cannot be forwarded.
package struct ForwardingGap: Sendable {
  package let protocolID: SymbolID
  package let parent: Parent
  package let obstacle: Obstacle
}

import SwiftProgram

/// A Has-protocol that a parent has and that cannot be forwarded.
struct ForwardingGap: Error, Sendable {
  let protocolID: SymbolID
  let parent: Parent
  let cause: ImplementationObstacle
}

import Findings
import SwiftProgram

/// A part of an app: a scope, a member, a protocol, a service or a consumer.
package struct GraphNode: Sendable, Hashable {
  /// What a part is for the app; a type may be several.
  package enum Role: String, Sendable, CaseIterable {
    /// A container.
    case scope
    /// A member of a container.
    case member
    case hasProtocol = "has-protocol"
    case makesProtocol = "makes-protocol"
    /// A type that a member has, or that is built for one.
    case service
    case consumer
  }

  /// `Module.Name`, `Module.Outer.Name`, `Module.Container.member`: the same from run to run.
  package let id: String
  /// The name without the module.
  package let name: String
  package let module: String
  /// The roles, in the order of the cases; at least one.
  package internal(set) var roles: [Role]
  /// The place of its name; of a consumer that the sources declare nowhere, of its composition.
  package internal(set) var place: Location?
  /// The type of a member, as it is written.
  package internal(set) var type: String?
  /// The id of the container that has the member.
  package internal(set) var scope: String?

  package init(
    id: String, name: String, module: String, roles: [Role], place: Location? = nil,
    type: String? = nil, scope: String? = nil
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.roles = roles
    self.place = place
    self.type = type
    self.scope = scope
  }

  package func has(_ role: Role) -> Bool { roles.contains(role) }

  /// Whether it is a Has-protocol or a Makes-protocol.
  package var isProtocol: Bool { has(.hasProtocol) || has(.makesProtocol) }

  /// The last part of the name.
  package var shortName: String {
    name.pathParts.last ?? name
  }

  /// Adds a role, in its order.
  mutating func add(_ role: Role) {
    guard !has(role) else { return }
    roles = Role.allCases.filter { $0 == role || has($0) }
  }
}

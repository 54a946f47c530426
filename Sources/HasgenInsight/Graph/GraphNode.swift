import HasgenBuilding
import HasgenProgram
import HasgenReading

/// A part of an app: a scope, a member, a protocol, a service or a consumer.
package struct GraphNode: Sendable, Hashable, Codable {
  /// The role of a part in the app; a type may have several.
  package enum Role: String, Sendable, CaseIterable, Codable {
    /// A container.
    case scope
    /// A member of a container.
    case member
    case hasProtocol = "has-protocol"
    case makesProtocol = "makes-protocol"
    /// A type that a member has, or that is built for one.
    case service
    case consumer

    /// The role in words: `Has-protocol`.
    var word: String {
      isProtocol ? rawValue.capitalizedFirst : rawValue
    }

    var isProtocol: Bool { self == .hasProtocol || self == .makesProtocol }
  }

  /// `Module.Name`, `Module.Outer.Name`, `Module.Container.member`: the same from run to run.
  package let id: String
  /// The name without the module.
  package let name: String
  package let module: String
  /// The other modules that compile its file; `nil` for none.
  var otherModules: [String]?
  /// The roles, the first one found first; at least one.
  package var roles: [Role]
  /// The place of its name; of a consumer that the sources declare nowhere, of its composition.
  var place: Location?
  /// The type of a member, as it is written.
  var type: String?
  /// The id of the container that has the member.
  var scope: String?

  /// The modules that compile its file.
  package var modules: [String] { [module] + (otherModules ?? []) }

  package func has(_ role: Role) -> Bool { roles.contains(role) }

  /// True for a Has-protocol or a Makes-protocol.
  var isProtocol: Bool { roles.contains(where: \.isProtocol) }

  /// The last part of the name.
  var shortName: String { name.pathParts.last ?? name }

  /// The name, and the type of a member.
  var label: String { label(with: name) }

  /// The label of a member inside its scope.
  var labelInScope: String { label(with: shortName) }

  /// Returns a form of the name, and the type of a member.
  func label(with name: String) -> String {
    [name, type].compactMap(\.self).joined(separator: ": ")
  }
}

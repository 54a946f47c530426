import SwiftWriting

/// A conformance that a container lacks and has the witnesses for.
public struct Conformance: Sendable {
  /// The protocol as it is written in the container's module; qualified only where it must be.
  public let name: String
  /// The availability attributes that its extension needs, as written, sorted.
  public internal(set) var availability: [String] = []
  /// The conditions under which it stands; `nil` for always.
  public internal(set) var condition: String?
  /// The members that forward to a parent, sorted by name.
  public internal(set) var members: [ForwardedMember] = []
  /// True if its extension says that it is not isolated, be the container's others or not.
  public internal(set) var isNonisolated = false
}

extension Conformance {
  /// The extension.
  ///
  /// - Parameter isolation: The word before the container's extensions; empty for none.
  package func declaration(of type: String, _ isolation: String) -> DeclarationCode {
    DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead(
        [isNonisolated ? "nonisolated" : isolation, "extension"], type, protocols: [name]),
      members.map(\.declaration), separated: .aroundBlocks)
  }
}

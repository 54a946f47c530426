import SwiftWriting

/// A conformance that is generated for a container.
public struct Conformance: Sendable {
  /// The name of the protocol as written in the container's module, qualified only if necessary.
  public let name: String
  /// The availability attributes of the extension, as written, sorted.
  public internal(set) var availability: [String] = []
  /// The `#if` condition around the extension; `nil` for none.
  public internal(set) var condition: String?
  /// The members that forward to a parent, sorted by name.
  public internal(set) var members: [ForwardedMember] = []
  /// True if the extension is marked `nonisolated`, whether or not the container's other extensions
  /// are.
  public internal(set) var isNonisolated = false
}

extension Conformance {
  /// The extension that declares the conformance.
  ///
  /// - Parameter isolation: The isolation modifier of the container's extensions; empty for none.
  package func declaration(of type: String, _ isolation: String) -> DeclarationCode {
    DeclarationCode(
      attributes: availability.map(AttributeCode.init), condition: condition,
      TypeHead(
        [isNonisolated ? "nonisolated" : isolation, "extension"], type, protocols: [name]),
      members.map(\.declaration), separated: .aroundBlocks)
  }
}

import DependencyGraph
import SwiftOutline
import SwiftProgram

/// A Has-protocol that some containers do not get.
public struct LeftOut: Sendable, Hashable {
  /// The reason why a container does not get it.
  public enum Cause: Sendable, Hashable {
    /// It has no such member; as it would be written.
    case absent(String)
    /// It has a member of that name that is no witness.
    case noWitness(String)
    /// It does not inherit what the protocol inherits.
    case inherits(String)
    /// It is not declared `Sendable`.
    case notSendable
    /// Its module does not see the protocol.
    case invisible
    /// A parent has it, and it cannot be forwarded to that property, for the reason in words.
    case notForwarded(parent: String, reason: String)
    /// The protocol asks for nothing, and the container does not conform by hand.
    case notByHand
    /// The protocol asks for nothing that has no default, and no composition names it.
    case notNeeded
    /// A directive keeps it from the container, or a subclass has it by hand.
    case kept
  }

  /// A container that does not get it.
  public struct Lack: Sendable, Hashable {
    /// The container's name.
    public let container: String
    /// The first reason.
    public let cause: Cause
  }

  /// The protocol's name.
  public let name: String
  /// The first containers that do not get it.
  public let lacks: [Lack]
  /// The number of further containers that do not get it.
  public let otherCount: Int
}

extension ResolvedGraph {
  /// The Has-protocols that some containers do not get, in the order of the sources, each with the
  /// first few of those.
  func leftOut() -> [LeftOut] {
    let shown = 3
    return supply.candidates.compactMap { candidate in
      let lacking = supply.containers.filter { !supply.has(candidate, $0) }
      guard !lacking.isEmpty else { return nil }
      return LeftOut(
        name: supply.symbols[candidate].path,
        lacks: lacking.prefix(shown).map {
          LeftOut.Lack(container: $0.symbol.path, cause: cause(of: candidate, leftOutFor: $0))
        }, otherCount: max(0, lacking.count - shown))
    }
  }

  private func cause(
    of candidate: SymbolID, leftOutFor container: NominalType
  ) -> LeftOut.Cause {
    if let gap = supply.gap(of: candidate, in: container) {
      return .notForwarded(parent: gap.parent.name, reason: gap.cause.words)
    }
    switch supply.verdict(on: candidate, by: container) {
    case .lacks(let shortcomings):
      switch shortcomings.first {
      case .absent(let requirement): return .absent(requirement.declaration.signature)
      case .missed(_, let member, _): return .noWitness(member.declaration.name)
      case .inherits(let name): return .inherits(name)
      case nil: return .kept
      }
    case .notSendable: return .notSendable
    case .blind: return .invisible
    case .asksForNothing: return .notByHand
    case .hasNothingToSupply: return .notNeeded
    case .has, .conforms: return .kept
    }
  }
}

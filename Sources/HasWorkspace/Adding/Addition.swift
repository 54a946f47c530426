import DependencyGraph
import Findings

/// A service or a consumer that the user wants to add.
public struct Addition: Sendable {
  /// The kind of the addition.
  public enum Kind: Sendable {
    /// A service.
    ///
    /// - Parameters:
    ///   - protocolName: The name of its protocol; `nil` for one like its neighbours'.
    ///   - container: The container that gets it; `nil` for the only one.
    case service(protocolName: String?, container: String?)
    /// A consumer.
    ///
    /// - Parameters:
    ///   - needs: The protocols of its composition.
    ///   - module: The module that gets it; `nil` for the only one.
    case consumer(needs: [String], module: String?)
  }

  /// Its name.
  public let name: String
  /// The kind.
  public let kind: Kind
  /// The folder for the new file, as seen from the working directory; `nil` for that of its
  /// neighbours.
  public let folder: String?

  /// An addition.
  public init(_ name: String, _ kind: Kind, folder: String? = nil) {
    self.name = name
    self.kind = kind
    self.folder = folder
  }
}

/// The changes that an addition makes.
public struct AdditionPlan: Sendable {
  /// The plan for the sources and the generated files; no changes if the addition is refused.
  public let plan: Plan
  /// Whether the addition is refused, for the errors in the plan.
  public let isRefused: Bool
  /// The work that is left for the user, in lines.
  public let remarks: [String]

  /// It cannot be added.
  static func refusing(_ plan: Plan, for diagnostics: [Diagnostic]) -> AdditionPlan {
    AdditionPlan(
      plan: plan.with(changes: [], diagnostics: diagnostics), isRefused: true, remarks: [])
  }
}

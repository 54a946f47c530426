import DependencyGraph
import Findings

/// What the user wants to add.
public struct Addition: Sendable {
  /// What it is.
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
  /// What it is.
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

/// What adding something comes to.
public struct AdditionPlan: Sendable {
  /// What is to be done, to sources and to generated files; nothing if it is refused.
  public let plan: Plan
  /// Whether it cannot be added, for the errors in the plan.
  public let isRefused: Bool
  /// What else is to be done by hand, in lines.
  public let remarks: [String]

  /// It cannot be added.
  static func refusing(_ plan: Plan, for diagnostics: [Diagnostic]) -> AdditionPlan {
    AdditionPlan(
      plan: plan.with(changes: [], diagnostics: diagnostics), isRefused: true, remarks: [])
  }
}

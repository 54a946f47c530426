import DependencyGraph

extension Wiring {
  /// The function that builds a container around members that are passed, and that asks only for the
  /// values that the others need.
  public struct Partly: Sendable, Hashable {
    /// The name of the function.
    package static let name = "partlyLive"

    /// The parameters: parents, values that nothing can build, sources, and members that may be
    /// passed.
    public let parameters: [Parameter]
    /// The enums of members that need values.
    public let sources: [Source]
    /// The members that are built, in the order in which they are.
    public let steps: [Step]
    /// The container itself.
    public let result: Making
  }

  /// An enum that says where members come from: built from values, or passed.
  public struct Source: Sendable, Hashable {
    /// The name of the enum, without the container's.
    public let type: String
    /// The name of the parameter that has it.
    public let parameter: String
    /// The members.
    public let members: [String]
    /// Whether the enum states that it is `Sendable`.
    public internal(set) var isSendable = false
    /// Its cases: all values first, no value last.
    public let cases: [Case]
    /// The variables that it is taken apart into; empty where it is for one member, which does that
    /// itself.
    public internal(set) var variables: [Variable] = []

    /// A case.
    public struct Case: Sendable, Hashable {
      /// The name.
      public let name: String
      /// The values that the case carries.
      public let payloads: [Payload]
      /// Whether the members that are not in it are built.
      public let builds: Bool
    }

    /// A value or a member that a case carries.
    public struct Payload: Sendable, Hashable {
      /// The label; `nil` for none.
      public let label: String?
      /// The type, with the `?` of a member that may be left out.
      public let type: String
      /// Whether the caller may leave it out.
      public let isOptional: Bool
      /// The variable that it is bound to where the case is taken apart.
      public let variable: String
    }

    /// A variable, `nil` where a case does not carry it.
    public struct Variable: Sendable, Hashable {
      /// The name.
      public let name: String
      /// The type, with its `?`.
      public let type: String
    }
  }
}

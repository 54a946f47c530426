import SwiftReading
import SwiftProgram

/// The function that gives a copy of a container in which some members are replaced.
///
/// Names and types are written as the generated file has to write them.
public struct Overriding: Sendable, Hashable {
  /// The name of the function.
  package static let name = "overriding"

  /// A parameter by which a member is replaced.
  public struct Parameter: Sendable, Hashable {
    /// The name of the property.
    public let name: String
    /// The type, with the `?` of a parameter that may be left out.
    public let type: String
  }

  /// A value that the copy is given.
  public struct Value: Sendable, Hashable {
    /// The label as an argument; `nil` where there is none.
    public let label: String?
    /// The name of the property.
    public let property: String
    /// The name of the parameter that replaces it; `nil` where there is none, and the copy has what
    /// the original has.
    public let parameter: String?

    /// The property as it is read in the container.
    public var reading: String { property.meansOtherAlone ? "self.\(property)" : property }
  }

  /// The attributes that the extension needs: its availability, sorted.
  public let availability: [String]
  /// The condition under which it is compiled; `nil` for always.
  public let condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  public let globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  public let access: String
  /// The parameters, in the order in which the members are declared.
  public let parameters: [Parameter]
  /// True if a member that it replaces may be `nil`.
  public let hasOptionals: Bool
  /// The effects of the initializer that makes the copy.
  public let effects: Effects
  /// The arguments of the initializer that makes the copy; `nil` for a copy of `self`.
  public let arguments: [Value]?
  /// The members that are set in the copy afterwards.
  public let settings: [Value]
  /// The name of the variable that holds the copy.
  public let copyName: String
}

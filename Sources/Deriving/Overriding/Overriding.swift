import SwiftProgram

/// The function that gives a copy of a container in which some members are replaced.
///
/// Names and types are written as the generated file has to write them.
public struct Overriding: Sendable, Hashable {
  /// The name of the function.
  package static let name = "overriding"

  /// A parameter by which a member is replaced.
  public struct Parameter: Sendable, Hashable {
    /// The label: the name of the property.
    public let label: String
    /// The label as an argument, where hardly a word needs back ticks.
    public var argumentLabel: String { label.asLabel }
    /// The name inside the body: the same, but for what means something else there.
    public let name: String
    /// The type, with the `?` of a parameter that may be left out.
    public let type: String
  }

  /// A value that the copy is given.
  public struct Value: Sendable, Hashable {
    /// The label as an argument; `nil` where there is none.
    public internal(set) var label: String?
    /// The name of the property.
    public let property: String
    /// The name of the parameter that replaces it; `nil` where there is none, and the copy has what
    /// the original has.
    public internal(set) var parameter: String?

    /// The property as it is read in the container.
    public var reading: String { property.meansOtherAlone ? "self.\(property)" : property }
  }

  /// The way in which the copy is made.
  public enum Making: Sendable, Hashable {
    /// As a copy of `self`.
    case copy
    /// A call of the initializer that takes these arguments.
    case call([Value])
    /// A call of an initializer that is generated for it, since none takes all members.
    ///
    /// - Parameter original: The name of its parameter that is copied.
    case assignment([Value], original: String)
  }

  /// The attributes that the extension needs: its availability, sorted.
  public internal(set) var availability: [String] = []
  /// The condition under which it is compiled; `nil` for always.
  public internal(set) var condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  public internal(set) var globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  public internal(set) var access = ""
  /// The parameters, in the order in which the members are declared.
  public let parameters: [Parameter]
  /// Whether a member that it replaces may be `nil`.
  public internal(set) var hasOptionals = false
  /// The way in which the copy is made.
  public let making: Making
  /// Whether an initializer makes something anew that it is not given.
  public internal(set) var derivesMembers = false
  /// The members that are set in the copy afterwards.
  public internal(set) var settings: [Value] = []
  /// The name of the variable that holds the copy.
  public internal(set) var copyName = "copy"

  /// Returns the function under a condition.
  func under(_ condition: String?) -> Overriding {
    var copy = self
    copy.condition = condition
    return copy
  }
}

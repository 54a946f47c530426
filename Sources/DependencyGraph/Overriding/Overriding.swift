/// The function that gives a copy of a container in which some members are replaced.
///
/// Names and types are written as the generated file has to write them.
public struct Overriding: Sendable, Hashable {
  /// The name of the function.
  package static let name = "overriding"

  /// A parameter by which a member is replaced.
  public struct Parameter: Sendable, Hashable {
    /// The name: that of the property.
    public let name: String
    /// The type, with the `?` of a parameter that may be left out.
    public let type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  /// A value that the copy is given.
  public struct Value: Sendable, Hashable {
    /// The label as an argument; `nil` where there is none.
    public let label: String?
    /// The name of the property, and of the parameter that replaces it.
    public let name: String
    /// Whether there is such a parameter; else the copy has what the original has.
    public let isReplaceable: Bool

    package init(label: String? = nil, name: String, isReplaceable: Bool = true) {
      self.label = label
      self.name = name
      self.isReplaceable = isReplaceable
    }
  }

  /// The attributes that the extension needs: its availability, sorted.
  public let availability: [String]
  /// When it is compiled; `nil` for always.
  public let condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  public let globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  public let access: String
  /// The parameters, in the order in which the members are declared.
  public let parameters: [Parameter]
  /// Whether a member that it replaces may be `nil`.
  public let hasOptionals: Bool
  /// The arguments of the initializer that makes the copy; `nil` where it is a copy of `self`.
  public let arguments: [Value]?
  /// What is set in the copy then.
  public let settings: [Value]
  /// The name of the variable that holds the copy.
  public let copyName: String

  package init(
    availability: [String] = [], condition: String? = nil, globalActor: String? = nil,
    access: String = "", parameters: [Parameter], hasOptionals: Bool = false,
    arguments: [Value]?, settings: [Value] = [], copyName: String = "copy"
  ) {
    self.availability = availability
    self.condition = condition
    self.globalActor = globalActor
    self.access = access
    self.parameters = parameters
    self.hasOptionals = hasOptionals
    self.arguments = arguments
    self.settings = settings
    self.copyName = copyName
  }

  /// The same function, under a condition.
  func under(_ condition: String?) -> Overriding {
    Overriding(
      availability: availability, condition: condition, globalActor: globalActor, access: access,
      parameters: parameters, hasOptionals: hasOptionals, arguments: arguments, settings: settings,
      copyName: copyName)
  }
}

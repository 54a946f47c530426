import Findings
import SwiftProgram

/// The function that builds a container, each member from those that it needs.
///
/// Names and types are written as the generated file has to write them.
public struct Wiring: Sendable, Hashable {
  /// The name of the function.
  package static let name = "live"

  /// A value that is handed over, or may be.
  public struct Parameter: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The type, with the `?` of a member that may be left out.
    public let type: String
    /// Whether it may be left out, and is built then.
    public let isOptional: Bool
    /// Who asks for it; `nil` where that is the container.
    public let asker: String?
    /// Why it has to be handed over, each reason in words; empty for a parent, and for what may be
    /// left out.
    public let reasons: [String]

    package init(
      name: String, type: String, isOptional: Bool = false, asker: String? = nil,
      reasons: [String] = []
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.asker = asker
      self.reasons = reasons
    }
  }

  /// A member that is built, unless it is handed over.
  public struct Step: Sendable, Hashable {
    /// The name of the member.
    public let name: String
    /// The same, as it stands in an expression.
    public let variable: String
    /// The type of the member.
    public let type: String
    /// How it is built.
    public let value: Making
    /// What builds it: `WebWeather.init(station:dependencies:)`.
    public let builder: String
    /// The place of that.
    public let location: Location
    /// What is handed to it: the names of parameters and members, in the order of their use.
    public let uses: [String]
    /// Whether it is built on first use, by the container.
    public let isLazy: Bool

    package init(
      name: String, type: String, value: Making, builder: String, location: Location,
      uses: [String] = [], isLazy: Bool = false
    ) {
      self.name = name
      self.isLazy = isLazy
      variable = name.asIdentifier
      self.type = type
      self.value = value
      self.builder = builder
      self.location = location
      self.uses = uses
    }
  }

  /// A type of exactly a composition.
  public struct Narrow: Sendable, Hashable {
    /// A property of it.
    public struct Field: Sendable, Hashable {
      /// The name.
      public let name: String
      /// The type.
      public let type: String
      /// Whether the protocol asks for it to be set.
      public let isSettable: Bool
      /// Whether it is a closure, which escapes where it is handed over.
      public let isClosure: Bool

      package init(
        name: String, type: String, isSettable: Bool = false, isClosure: Bool = false
      ) {
        self.name = name
        self.type = type
        self.isSettable = isSettable
        self.isClosure = isClosure
      }
    }

    /// The name, without the container's.
    public let name: String
    /// What it conforms to.
    public let protocols: [String]
    /// Its properties.
    public let fields: [Field]
    /// The methods that build something when they are called.
    public let methods: [ForwardedMember]
    /// Whether it is a class.
    public let isClass: Bool

    package init(
      name: String, protocols: [String], fields: [Field], methods: [ForwardedMember] = [],
      isClass: Bool = false
    ) {
      self.name = name
      self.protocols = protocols
      self.fields = fields
      self.methods = methods
      self.isClass = isClass
    }
  }

  /// The attributes that the extension needs, sorted.
  public let availability: [String]
  /// When it is compiled; `nil` for always.
  public let condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  public let globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  public let access: String
  /// The effects as written: `async throws`; empty for none.
  public let effects: String
  /// What is handed over: parents, what cannot be built, and what may be.
  public let parameters: [Parameter]
  /// The members that are built, in the order in which they are.
  public let steps: [Step]
  /// The container itself.
  public let result: Making
  /// The types of exactly a composition.
  public let narrows: [Narrow]

  package init(
    availability: [String] = [], condition: String? = nil, globalActor: String? = nil,
    access: String = "", effects: String = "", parameters: [Parameter], steps: [Step],
    result: Making, narrows: [Narrow] = []
  ) {
    self.availability = availability
    self.condition = condition
    self.globalActor = globalActor
    self.access = access
    self.effects = effects
    self.parameters = parameters
    self.steps = steps
    self.result = result
    self.narrows = narrows
  }
}

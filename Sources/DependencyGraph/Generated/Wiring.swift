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
    /// The type of the member; of what is shared, with the `?` of a variable that may be empty.
    public let type: String
    /// How it is built.
    public let value: Making
    /// What builds it: `WebWeather.init(station:dependencies:)`.
    public let builder: String
    /// The place of that.
    public let location: Location
    /// What is handed to it: the names of parameters and members, in the order of their use.
    public let uses: [String]
    /// When it is built, and how it is kept.
    public let kind: Kind
    /// The members that share it; empty for a member.
    public let sharedBy: [String]
    /// The shared instance that a member is; `nil` where it is built for itself.
    public let instance: String?
    /// What was chosen for it, and over what.
    public let choices: Choices
    /// The variable through which closures read it that are written before it; `nil` for none.
    public private(set) var later: String?

    /// When a value is built, and how it is kept.
    public enum Kind: Sendable, Hashable {
      /// A member that is built at once.
      case member
      /// A member that the container builds on first use.
      case memberLater
      /// The same, read by a closure too: a value of the wrapper, of which the name is given.
      case memberBoxed(String)
      /// What several share, built when the first of them needs it.
      case sharedLater
      /// What several share, built at once, since a closure captures it.
      case sharedAtOnce
      /// What several share, built if one of some members is missing.
      case sharedIfMissing([String])
    }

    /// Whether it is built on first use, by the container.
    public var isLazy: Bool {
      switch kind {
      case .memberLater, .memberBoxed: true
      default: false
      }
    }

    package init(
      name: String, type: String, value: Making, builder: String, location: Location,
      uses: [String] = [], kind: Kind = .member, sharedBy: [String] = [],
      instance: String? = nil, choices: Choices = Choices()
    ) {
      self.name = name
      self.kind = kind
      self.sharedBy = sharedBy
      self.instance = instance
      self.choices = choices
      variable = name.asIdentifier
      self.type = type
      self.value = value
      self.builder = builder
      self.location = location
      self.uses = uses
    }

    /// The same, read by closures that are written before it.
    package func read(through variable: String) -> Step {
      var copy = self
      copy.later = variable
      return copy
    }
  }

  /// What the arguments of a call were chosen to be, and what was passed over.
  public struct Choices: Sendable, Hashable {
    /// Which of the steps met a parameter.
    public enum Reason: String, Sendable {
      case argument, composition, member, made, built, shared, closure, parameter
      case defaultValue = "default"
      case nothing = "nil"
    }

    /// An argument, and where it comes from.
    public struct Argument: Sendable, Hashable {
      /// The parameter's label, or its name.
      public let parameter: String
      /// The call that takes it.
      public let builder: String
      /// Where it comes from: a member's name, what builds it.
      public let source: String
      /// Why.
      public let reason: Reason
      /// A member of the parameter's type and another name, beside which the default value stays.
      public let passedOver: [String]

      package init(
        parameter: String, builder: String, source: String, reason: Reason,
        passedOver: [String] = []
      ) {
        self.parameter = parameter
        self.builder = builder
        self.source = source
        self.reason = reason
        self.passedOver = passedOver
      }
    }

    /// The arguments, those of parts included.
    public let arguments: [Argument]
    /// The implementations and initializers that were passed over.
    public let over: [String]
    /// A member of a parent that is another instance of the same.
    public let besideParents: [String]

    package init(
      arguments: [Argument] = [], over: [String] = [], besideParents: [String] = []
    ) {
      self.arguments = arguments
      self.over = over
      self.besideParents = besideParents
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

  /// Why there is no function.
  public struct Refused: Sendable, Hashable {
    /// What cannot be built: its type as it is written.
    public let subject: String
    /// Who asks for it: `AppDependency.init(logger:)`.
    public let asker: String
    /// What is wrong: `implementations`, `initializers`, `members`, `lacks`, `cycle`, ….
    public let kind: String

    package init(subject: String, asker: String, kind: String) {
      self.subject = subject
      self.asker = asker
      self.kind = kind
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
  /// The name of the class through which closures read what is built after them; `nil` for none.
  public let laterType: String?
  /// The members that are `nil` unless they are handed over.
  public let optionals: [String]

  package init(
    availability: [String] = [], condition: String? = nil, globalActor: String? = nil,
    access: String = "", effects: String = "", parameters: [Parameter], steps: [Step],
    result: Making, narrows: [Narrow] = [], laterType: String? = nil, optionals: [String] = []
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
    self.laterType = laterType
    self.optionals = optionals
  }
}

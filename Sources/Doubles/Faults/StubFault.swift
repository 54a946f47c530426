import DependencyGraph
import Findings
import Roles
import SwiftOutline

/// The reason why a protocol gets no stub.
package struct StubFault: Error, Hashable {
  /// The cause.
  enum Cause: Error, Hashable {
    /// A double of a composition would not know what to choose for them.
    case associatedTypes(of: String)
    /// Generic parameters in their place could not be told apart, or would not be any.
    case sameType(String)
    /// A protocol inherits from what no source declares.
    case unknownParent(String, of: String)
    /// A protocol asks for subclasses of `NSObject`.
    case objectiveCObject(String, of: String)
    /// A protocol asks for what can be made from data.
    case codable(String, of: String)
    /// A composition names what no source declares.
    case undeclared(String)
    /// A protocol asks for a class to inherit from.
    case superclass(String, of: String)
    /// A composition names something that is no protocol.
    case noProtocol(String)
    /// A composition of values cannot be had by an actor.
    case actor(String)
    /// An actor's property would have to be read without waiting.
    case isolatedIdentity(of: String)
    case objectiveC(String)
    case initializer(String)
    /// A requirement of the type, where each test has a value of its own.
    case ofType(String)
    /// A requirement of the type, where the type is generic: Swift lets it store nothing.
    case ofGenericType(String)
    case `operator`(String)
    case parameterPack(String)
    case noncopyable(String)
    /// A parameter is taken in a way that a closure cannot hand on.
    case ownership(String, word: String)
    /// A parameter's type is chosen at each call, and it cannot be handed on as something else.
    case generic(String, parameter: String)
    case genericError(String)
    /// A requirement depends on `Self` in a way that a stub cannot write.
    case mentionsSelf(String)
    /// Setting it would change a class from several threads.
    case sharedSetter(String)
    case unnameable(type: String, member: String)
    /// A type of a module that is not read has the name of another one there.
    case hiddenType(String, member: String)
    /// A type has the name of the module by which alone another could be told from its like.
    case behindModule(String, type: String, member: String)
    /// Two protocols ask for the same name in different types.
    case twoTypes(String)
    /// There are too many combinations of `#if` conditions.
    case conditions(String)
    /// The file of the doubles cannot see the protocol.
    case hidden(String, Access)
    /// Nobody may use it, on any platform.
    case unavailable(String)
    /// The module that is tested has a type of the stub's name.
    case declared(String)
    /// The doubles of another module in the same folder have a stub of that name.
    case nameTaken(String, module: String)
    /// A consumer writes a composition where it is used, and has others.
    case severalInPlace
  }

  let cause: Cause
  /// The place of what is in the way.
  let location: Location
}

extension StubFault {
  /// A protocol's parent that no source declares, and that a stub cannot have.
  static func cause(ofParent parent: String, of name: String) -> Cause {
    switch parent {
    case "NSObject", "NSObjectProtocol": .objectiveCObject(parent, of: name)
    case "Codable", "Decodable", "Encodable": .codable(parent, of: name)
    default: .unknownParent(parent, of: name)
    }
  }

  /// A member's type that cannot be named.
  init(_ type: UnnameableType, of member: String, at location: Location) {
    cause =
      switch type.cause {
      case .isBehindModule(let module):
        .behindModule(module, type: type.name, member: member)
      case .isHidden: .hiddenType(type.name, member: member)
      case .isInvisible, .isNotImported: .unnameable(type: type.name, member: member)
      }
    self.location = location
  }
}

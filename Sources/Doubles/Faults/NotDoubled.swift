import DependencyGraph
import Findings
import SwiftOutline

/// A consumer's composition, or a service, that gets no double.
struct NotDoubled {
  /// The consumer or the service.
  let name: String
  /// The name that the double would have.
  let stub: String
  let fault: StubFault
  /// Whether somebody asked for this one, so that it cannot be passed over.
  let isAskedFor: Bool
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: isAskedFor ? .error : .warning, id: .notDoubled,
      message: "'\(name)' gets no double: \(reason)", location: location,
      notes: [Diagnostic.Note(cure, at: fault.location == location ? nil : fault.location)])
  }

  private var reason: String {
    switch fault.cause {
    case .associatedTypes(let name): "'\(name)' has associated types, and nothing tells which"
    case .sameType(let clause):
      "'\(clause)' decides an associated type, and a generic parameter in its place would be none"
    case .unknownParent(let parent, let name):
      "'\(name)' inherits from '\(parent)', which no source declares"
    case .objectiveCObject(let parent, let name):
      "'\(name)' inherits from '\(parent)', and only subclasses of 'NSObject' have what it asks for"
    case .codable(let parent, let name):
      "'\(name)' inherits from '\(parent)', and a stub is made by a test and not from data"
    case .undeclared(let name): "no source declares '\(name)'"
    case .superclass(let parent, let name): "'\(name)' asks for subclasses of '\(parent)'"
    case .noProtocol(let name): "'\(name)' is no protocol"
    case .actor(let name): "'\(name)' asks for an actor, and doubles of consumers are values"
    case .isolatedIdentity(let name):
      "'\(name)' inherits from 'Identifiable', and the 'id' of an actor is to be read without waiting"
    case .objectiveC(let name): "'\(name)' is a protocol of Objective-C"
    case .initializer(let member): "'\(member)' would have to make it without what a test supplies"
    case .ofType(let member): "'\(member)' is static, and what a test supplies belongs to a value"
    case .ofGenericType(let member):
      "'\(member)' is static, and generic types store nothing of their own"
    case .operator(let member): "'\(member)' is an operator, and no argument can be named for it"
    case .parameterPack(let member): "'\(member)' has a parameter pack, which no closure can take"
    case .noncopyable(let member): "'\(member)' takes what cannot be copied, so no call can be kept"
    case .ownership(let member, let word): "'\(member)' takes a parameter as '\(word)'"
    case .generic(let member, let parameter):
      "the type of '\(parameter)' is chosen by whoever calls '\(member)', and no closure can take it"
    case .genericError(let member): "'\(member)' throws what its caller chooses"
    case .mentionsSelf(let member): "'\(member)' has a clause with 'Self'"
    case .sharedSetter(let member):
      "'\(member)' can be set, and the composition asks for an object that several threads can use"
    case .unnameable(let type, let member): "'\(type)' of '\(member)' cannot be named in a test"
    case .hiddenType(let type, let member):
      "'\(type)' of '\(member)' means another type in the stub, and no source declares the one"
        + " that is meant"
    case .behindModule(let module, let type, let member):
      "'\(type)' of '\(member)' has namesakes in a test, and '\(module).\(type)' would be one of the"
        + " type '\(module)'"
    case .twoTypes(let member): "'\(member)' is asked for in two types"
    case .conditions(let member):
      "with '\(member)' there are more than \(StubVersions.limit) combinations of '#if' conditions"
    case .hidden(let name, let access): "'\(name)' is \(access.rawValue)"
    case .unavailable(let name): "'\(name)' is available nowhere"
    case .declared(let path): "the module has a type '\(path)' of its own"
    case .nameTaken(let path, let module):
      "the doubles of '\(module)' in the same folder have a '\(path)' already"
    case .severalInPlace: "it has several compositions, and this one has no name"
    }
  }

  private var cure: String {
    if case .severalInPlace = fault.cause { return "give it a type alias" }
    if case .declared(let path) = fault.cause {
      return "give '\(path)' another name, or take it for the stub and ask for none"
    }
    if case .nameTaken = fault.cause {
      return "configure a test folder for each module, or give one of them another name"
    }
    if case .unavailable = fault.cause { return "ask for none" }
    if case .isolatedIdentity = fault.cause { return "write 'nonisolated var id'" }
    if case .codable(let parent, let name) = fault.cause {
      return "let the types that implement '\(name)' say '\(parent)'; or \(byHand)"
    }
    return byHand
  }

  private var byHand: String {
    let text =
      if case .objectiveCObject(_, let name) = fault.cause {
        "write 'final class \(stub): NSObject, \(name)' by hand in the test target"
      } else {
        "write '\(stub)' by hand in the test target"
      }
    return isAskedFor ? "\(text), and ask for none" : text
  }
}

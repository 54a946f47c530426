/// What a container holds, and how a Has-protocol asks for it.
struct ServiceDraft {
  enum Kind { case any, object, value, closure, asyncClosure, number, pointer }
  enum Wrapping { case none, optional, array }
  enum Form { case get, set, async, throwing, method }

  static let kinds: [Kind] = [
    .any, .any, .any, .any, .object, .value, .closure, .asyncClosure, .number, .number, .pointer,
  ]
  static let forms: [Form] = [
    .get, .get, .get, .get, .get, .get, .get, .set, .async, .throwing, .method,
  ]

  let index: Int
  let module: Int
  let isolation: IsolationWord
  let kind: Kind
  let wrapping: Wrapping
  let form: Form
  var isMain = false
  var isSendableWritten = false

  private static let names = [
    "clock", "logger", "store", "player", "session", "cache", "router", "meter", "flags",
  ]
  /// The name of the member.
  var name: String { Self.names[index] }
  var typeName: String { Self.names[index].prefix(1).uppercased() + Self.names[index].dropFirst() }
  var hasType: Bool { kind == .any || kind == .object || kind == .value }

  /// The type of the member.
  var type: String {
    let plain =
      switch kind {
      case .any: "any \(typeName)Serving"
      case .object, .value: "\(typeName)Service"
      case .closure: isSendableWritten ? "@Sendable (Int) -> Int" : "(Int) -> Int"
      case .asyncClosure:
        isSendableWritten ? "@Sendable (Int) async -> Int" : "(Int) async throws -> Void"
      case .number: "Int"
      case .pointer: "UnsafeMutablePointer<Int>"
      }
    switch wrapping {
    case .none: return plain
    case .optional: return kind == .object || kind == .value ? "\(plain)?" : "(\(plain))?"
    case .array: return "[\(plain)]"
    }
  }

  /// The type of a parameter of an initializer.
  var parameterType: String {
    let isClosure = kind == .closure || kind == .asyncClosure
    return isClosure && wrapping == .none && form != .method ? "@escaping \(type)" : type
  }

  /// Whether the type can be shared.
  var isSendable: Bool {
    switch kind {
    // A protocol that is isolated says nothing of what conforms to it.
    case .any: isSendableWritten
    case .object, .value: isMain || isSendableWritten
    case .closure, .asyncClosure: isSendableWritten
    case .number: true
    case .pointer: false
    }
  }

  var requirement: String {
    switch form {
    case .get: "var \(name): \(type) { get }"
    case .set: "var \(name): \(type) { get set }"
    case .async: "var \(name): \(type) { get async }"
    case .throwing: "var \(name): \(type) { get throws }"
    case .method: "func \(name)(_ number: Int) -> \(type)"
    }
  }

  /// The declaration of the type, and of what implements it.
  func declaration(access: String) -> String {
    let head = isolation.text + access
    let inheritance = isSendableWritten ? ": Sendable" : ""
    switch kind {
    case .any:
      return """
        \(head)protocol \(typeName)Serving\(inheritance) { func run() }
        \(head)struct Live\(typeName): \(typeName)Serving {
          \(access)init() {}
          \(access)func run() {}
        }

        """
    case .object:
      return "\(head)final class \(typeName)Service\(inheritance) { \(access)init() {} }\n"
    case .value:
      return "\(head)struct \(typeName)Service\(inheritance) { \(access)init() {} }\n"
    default: return ""
    }
  }
}

/// A Has-protocol, or an umbrella over others.
struct ProtocolDraft {
  let index: Int
  let module: Int
  let isolation: IsolationWord
  /// The services that it asks for itself.
  let requirements: [Int]
  let parents: [Int]
  /// The services that it and what it refines ask for, and who asks for each.
  var allRequirements: [Int] = []
  var owners: [Int] = []
  var isMain = false
  var isSendableWritten = false
  var isSendable = false

  /// Whether it asks for one service, and refines nothing.
  var isSimple: Bool { requirements.count == 1 && parents.isEmpty }
  var isUmbrella: Bool { requirements.isEmpty }
}

extension PackageDraft {
  func name(ofProtocol index: Int) -> String {
    let own = protocols[index]
    if own.isUmbrella { return "Feature\(index)Dependencies" }
    return "Has" + own.requirements.map { services[$0].typeName }.joined(separator: "And")
      + (own.requirements.count > 1 ? "\(index)" : "")
  }

  func declaration(ofProtocol index: Int) -> String {
    let own = protocols[index]
    let parents =
      own.parents.map(name(ofProtocol:)) + (own.isSendableWritten ? ["Sendable"] : [])
    let body = own.requirements.map { services[$0].requirement }.joined(separator: "\n  ")
    return """
      \(own.isolation.text)\(modules[own.module].access)protocol \(name(ofProtocol: index))\
      \(parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")) {\
      \(body.isEmpty ? "" : "\n  \(body)\n")}

      """
  }
}

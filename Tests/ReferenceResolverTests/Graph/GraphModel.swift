/// An app as plain values: its services, and the containers that hold them.
struct GraphModel: Hashable, Sendable {
  var protocols: [ProtocolModel] = []
  var types: [TypeModel] = []
  /// The containers, a parent before its child.
  var containers: [ContainerModel] = []

  func container(_ name: String) -> ContainerModel? { containers.first { $0.name == name } }
}

/// A protocol, and the protocol that it refines.
struct ProtocolModel: Hashable, Sendable {
  let name: String
  var refined: String?
}

/// A class or a struct.
struct TypeModel: Hashable, Sendable {
  let name: String
  var isClass = true
  var protocols: [String] = []
  var initializers: [InitializerModel] = []
  /// Whether the type has a `static let shared`.
  var hasShared = false
  /// Whether `// hasgen: live` stands above the type.
  var isMarked = false

  /// The parameters that are kept in properties: one of each name.
  var storedParameters: [ParameterModel] {
    var seen: Set<String> = []
    return initializers.flatMap(\.parameters).filter { seen.insert($0.label).inserted }
  }

  /// Whether anything makes one.
  var isCallable: Bool { hasShared || initializers.contains { !$0.isPrivate } }
}

/// An initializer.
struct InitializerModel: Hashable, Sendable {
  var parameters: [ParameterModel] = []
  var isPrivate = false
  /// Whether it is the memberwise initializer of a struct, which nobody writes.
  var isMemberwise = false
  /// Whether `// hasgen: live` stands above the initializer.
  var isMarked = false

  /// The name of the call: `Store.init(url:size:)`.
  func name(of type: String) -> String {
    "\(type).init(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// A parameter of an initializer.
struct ParameterModel: Hashable, Sendable {
  let label: String
  let type: WrittenType
  /// The expression of its default value.
  var fallback: String?
}

/// A container, and the property that holds its parent.
struct ContainerModel: Hashable, Sendable {
  let name: String
  var parent: Parent?
  var members: [MemberModel] = []

  struct Parent: Hashable, Sendable {
    let property: String
    let name: String
  }
}

/// A stored property of a container.
struct MemberModel: Hashable, Sendable {
  let name: String
  let type: WrittenType
  /// The value that stands beside the property.
  var initial: String?
}

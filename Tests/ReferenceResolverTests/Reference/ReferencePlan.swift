/// The objects that `live` of one container builds.
struct ReferencePlan {
  /// An object: a member that shares its own with nobody, or what is built once for all.
  enum Node: Hashable {
    case member(String, Call)
    case one(Call)

    var call: Call {
      switch self {
      case .member(_, let call), .one(let call): call
      }
    }

    var name: String {
      switch self {
      case .member(_, let call) where call.initializer == nil: call.name
      case .member(let name, let call): "\(call.name) of \(name)"
      case .one(let call): call.name
      }
    }
  }

  let resolver: ReferenceResolver
  /// The object of each member that is built.
  private(set) var objects: [String: Node] = [:]
  /// What meets the parameters of each object.
  private(set) var arguments: [Node: [Source]] = [:]
  /// The members that `live` has to be handed.
  private(set) var handedOver: [MemberModel] = []
  private(set) var refusals: Set<Refusal> = []

  /// The members that `live` deals with: "initialised members" are left as they are.
  var members: [MemberModel] { resolver.container.members.filter { $0.initial == nil } }

  init(_ resolver: ReferenceResolver) {
    self.resolver = resolver
    var calls: [String: Call] = [:]
    for member in members where !member.type.isOptional {
      guard resolver.isService(member.type) else {
        handedOver.append(member)
        continue
      }
      switch resolver.provider(ofMember: member) {
      case .built(let call): calls[member.name] = call
      case .refused(let refusal): refusals.insert(refusal)
      default: handedOver.append(member)
      }
    }
    // Once for members that nobody shares with, once more for what turns out to be shared.
    var asked: Set<String> = []
    while true {
      objects = [:]
      arguments = [:]
      for (name, call) in calls { objects[name] = node(of: name, call, calls, asked) }
      for node in objects.values { follow(node) }
      let now = Set(arguments.values.flatMap { $0 }.compactMap { $0.built?.type })
      if now == asked { break }
      asked = now
    }
    findCycles()
  }

  /// "Members of two types that one implementation meets are one object; two members declared with
  /// the same type are told apart by name only."
  private func node(
    of name: String, _ call: Call, _ calls: [String: Call], _ asked: Set<String>
  ) -> Node {
    let group = members.filter { calls[$0.name]?.type == call.type }
    let types = Set(group.map(\.type))
    if asked.contains(call.type) && group.count == 1 { return .one(call) }
    return group.count > 1 && types.count == group.count ? .one(call) : .member(name, call)
  }

  private mutating func follow(_ node: Node) {
    guard arguments[node] == nil else { return }
    let owners = objects.filter { $0.value == node }.map(\.key)
    let found = node.call.parameters.map { resolver.source(for: $0, of: owners) }
    arguments[node] = found
    for source in found {
      if case .refused(let refusal) = source { refusals.insert(refusal) }
      if let call = source.built { follow(.one(call)) }
    }
  }

  /// "A cycle is an error." What a closure returns is built before the closure.
  private mutating func findCycles() {
    for start in arguments.keys {
      var reached: Set<Node> = []
      var waiting = needs(of: start)
      while let node = waiting.popLast() {
        if reached.insert(node).inserted { waiting += needs(of: node) }
      }
      // DESIGN does not say what the subject of a cycle is.
      if reached.contains(start) { refusals.insert(Refusal(subject: "…", kind: "cycle")) }
    }
  }

  /// Whether an object cannot be built for another reason, at any depth. DESIGN does not say whether
  /// a cycle through such an object is told beside that reason.
  private func fails(_ node: Node, within: Set<Node> = []) -> Bool {
    (arguments[node] ?? []).contains { source in
      if case .refused = source { return true }
      guard let call = source.built, !within.contains(.one(call)) else { return false }
      return fails(.one(call), within: within.union([node]))
    }
  }

  /// The objects that have to be there before another one.
  private func needs(of node: Node) -> [Node] {
    if fails(node) { return [] }
    return (arguments[node] ?? []).compactMap { source in
      switch source {
      case .built(let call): .one(call)
      case .member(let path), .closure(let path): objects[path]
      default: nil
      }
    }
  }
}

extension Source {
  /// The call that builds what meets the parameter.
  var built: Call? {
    if case .built(let call) = self { call } else { nil }
  }
}

/// The choices for one container, by the words of DESIGN, *Building never guesses*, as plainly as
/// they can be written down: each question is answered anew from the model.
struct ReferenceResolver {
  let graph: GraphModel
  let container: ContainerModel
  /// Own members before parents', those left out that a nearer one of the same name hides.
  let visibleMembers: [VisibleMember]
  /// The types that conform to a protocol, or the type of the name.
  let candidates: [WrittenType: [TypeModel]]
  private let types: [String: TypeModel]
  private let refined: [String: String]

  init(graph: GraphModel, container: ContainerModel) {
    self.graph = graph
    self.container = container
    visibleMembers = Self.visibleMembers(of: container, in: graph)
    types = Dictionary(graph.types.map { ($0.name, $0) }) { $1 }
    refined = Dictionary(
      graph.protocols.compactMap { own in own.refined.map { (own.name, $0) } }
    ) { $1 }
    var candidates: [WrittenType: [TypeModel]] = [:]
    for type in graph.types {
      candidates[.plain(type.name), default: []].append(type)
      var all: Set<String> = []
      for name in type.protocols {
        all.formUnion(sequence(first: name) { [refined] in refined[$0] })
      }
      for name in all { candidates[.any(name), default: []].append(type) }
    }
    self.candidates = candidates
  }

  /// What a parameter takes that the object of some members asks for.
  ///
  /// - Parameter within: The types that are built around it.
  func source(
    for parameter: ParameterModel, of owners: [String], within: [String] = []
  ) -> Source {
    // "A member is no source for itself."
    let members = visibleMembers.filter { !($0.isOwn && owners.contains($0.model.name)) }
    let named = members.first { $0.model.name == parameter.label }
    if let named, fits(named.model.type, parameter.type) { return .member(named.path) }
    if let named, case .closure(let result) = parameter.type, fits(named.model.type, result) {
      return .closure(named.path)
    }
    if parameter.fallback != nil { return .fallback }
    if parameter.type.isOptional { return .none }
    guard isService(parameter.type) else { return .parameter }
    let ofType = members.filter { fits($0.model.type, parameter.type) }
    if ofType.count == 1 { return .member(ofType[0].path) }
    if ofType.count > 1 { return .refused(Refusal(subject: parameter.type.text, kind: "members")) }
    return instance(of: parameter.type, besides: container.members, within: within)
  }

  /// What builds a member. "Two members declared with the same type are told apart by name only": they
  /// are no second instances of each other.
  func provider(ofMember member: MemberModel) -> Source {
    instance(
      of: member.type, besides: container.members.filter { $0.type != member.type }, within: [])
  }

  /// What is built for a service. "One scope, one instance", by whichever of its types it is asked
  /// for: none beside a member that has a value of its own, and "never a third instance" beside two
  /// that only their names tell apart.
  private func instance(
    of type: WrittenType, besides members: [MemberModel], within: [String]
  ) -> Source {
    let same = members.filter { isSame($0.type.unwrapped, as: type) }
    let isThere = members.contains { member in
      member.initial != nil
        && (same.contains(member) || fits(member.type.unwrapped, type)
          || mayBe(member.type.unwrapped, what: type))
    }
    if isThere, implementation(of: type) != nil {
      return .refused(Refusal(subject: type.text, kind: "reach"))
    }
    let found = provider(of: type, within: within)
    let types = same.filter { $0.initial == nil && !$0.type.isOptional }.map(\.type)
    // What is handed over is no third one. DESIGN does not say which is told of several reasons.
    guard found != .parameter, Set(types).count < types.count else { return found }
    return .refused(Refusal(subject: type.text, kind: "members"))
  }

  /// "Members of two types that one implementation meets are one object."
  private func isSame(_ type: WrittenType, as other: WrittenType) -> Bool {
    implementation(of: type).map { $0 == implementation(of: other) } ?? false
  }

  /// Whether a value may be what another type is built as, since several types implement its own, and
  /// this is one of them.
  private func mayBe(_ type: WrittenType, what other: WrittenType) -> Bool {
    guard implementation(of: type) == nil, let built = implementation(of: other) else {
      return false
    }
    return fits(.plain(built.name), type)
  }

  private static func visibleMembers(
    of container: ContainerModel, in graph: GraphModel
  ) -> [VisibleMember] {
    var found: [VisibleMember] = []
    var scope: ContainerModel? = container
    var path = ""
    while let current = scope {
      for member in current.members where !found.contains(where: { $0.model.name == member.name }) {
        // "Initialised members are no sources in `live`": a parent's are there before.
        guard member.initial == nil || !path.isEmpty else { continue }
        found.append(VisibleMember(model: member, path: path + member.name))
      }
      path += current.parent.map { "\($0.property)." } ?? ""
      scope = current.parent.flatMap { graph.container($0.name) }
    }
    return found
  }

  /// Whether a value of a type can be handed to a parameter: "the same type, or a subtype".
  /// "`T?` takes a `T` or `T?`; `T` never takes `T?`."
  func fits(_ type: WrittenType, _ wanted: WrittenType) -> Bool {
    if case .optional(let wrapped) = wanted { return fits(type.unwrapped, wrapped) }
    switch (type, wanted) {
    case (.any(let name), .any(let other)): return refines(name, other)
    case (.plain(let name), .any(let other)):
      return types[name]?.protocols.contains { refines($0, other) } ?? false
    default: return type == wanted
    }
  }

  /// Whether a protocol is another one, or refines it.
  private func refines(_ name: String, _ other: String) -> Bool {
    name == other || refined[name].map { refines($0, other) } ?? false
  }

  /// "A service is a protocol or class that read sources declare, a struct of theirs that implements
  /// a service's protocol or stores a service."
  func isService(_ type: WrittenType) -> Bool {
    switch type {
    case .any: return true
    case .optional(let wrapped): return isService(wrapped)
    case .closure: return false
    case .plain(let name):
      guard let type = types[name] else { return false }
      let stored = type.initializers.flatMap(\.parameters).map(\.type)
      return type.isClass || !type.protocols.isEmpty || stored.contains(where: isService)
    }
  }
}

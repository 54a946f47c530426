/// The choices for one container, by the words of DESIGN, *Building never guesses*, as plainly as
/// they can be written down. Slow: each question is answered anew from the model.
struct ReferenceResolver {
  let graph: GraphModel
  let container: ContainerModel

  /// What a parameter takes that the object of some members asks for.
  func source(for parameter: ParameterModel, of owners: [String]) -> Source {
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
    return provider(of: parameter.type)
  }

  /// Own members before parents', those left out that a nearer one of the same name hides. Members
  /// with a value of their own are no sources.
  var visibleMembers: [VisibleMember] {
    var found: [VisibleMember] = []
    var scope: ContainerModel? = container
    var path = ""
    while let current = scope {
      for member in current.members where !found.contains(where: { $0.model.name == member.name }) {
        if member.initial == nil { found.append(VisibleMember(model: member, path: path + member.name)) }
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
      return graph.type(name)?.protocols.contains { refines($0, other) } ?? false
    default: return type == wanted
    }
  }

  /// Whether a protocol is another one, or refines it.
  private func refines(_ name: String, _ other: String) -> Bool {
    if name == other { return true }
    guard let refined = graph.protocols.first(where: { $0.name == name })?.refined else {
      return false
    }
    return refines(refined, other)
  }

  /// "A service is a protocol or class that read sources declare, a struct of theirs that implements
  /// a service's protocol or stores a service."
  func isService(_ type: WrittenType) -> Bool {
    switch type {
    case .any: return true
    case .optional(let wrapped): return isService(wrapped)
    case .closure: return false
    case .plain(let name):
      guard let type = graph.type(name) else { return false }
      let stored = type.initializers.flatMap(\.parameters).map(\.type)
      return type.isClass || !type.protocols.isEmpty || stored.contains(where: isService)
    }
  }
}

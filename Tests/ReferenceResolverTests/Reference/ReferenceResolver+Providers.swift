extension ReferenceResolver {
  /// What builds a service: "for a service: what can be built".
  func provider(of type: WrittenType) -> Source { provider(of: type, within: []) }

  private func provider(of type: WrittenType, within: [String]) -> Source {
    // "What is a child's stays there."
    if isOfDescendant(type) { return .parameter }
    let candidates = graph.types.filter { fits(.plain($0.name), type) }
    let marked = candidates.filter(\.isMarked)
    guard marked.count <= 1 else {
      return .refused(Refusal(subject: type.text, kind: "marks"))
    }
    // "Two that work are an error", those included that are never built.
    guard marked.count == 1 || candidates.count <= 1 else {
      return .refused(Refusal(subject: type.text, kind: "implementations"))
    }
    guard let chosen = marked.first ?? candidates.first else { return .parameter }
    if isOfDescendant(.plain(chosen.name)) { return .parameter }
    return call(of: chosen, within: within)
  }

  /// "Initializers: those that need no value handed over, or, if there is none, those that do; not
  /// private ones. A lone `static let shared` is used; beside an accessible initializer it is an
  /// alternative."
  private func call(of type: TypeModel, within: [String]) -> Source {
    let accessible = type.initializers.filter { !$0.isPrivate }
    let all = accessible.filter(\.isMarked).isEmpty ? accessible : accessible.filter(\.isMarked)
    var calls = all.map { Call(type: type.name, initializer: $0) }
    if type.hasShared, !accessible.contains(where: \.isMarked) {
      calls.append(Call(type: type.name, initializer: nil))
    }
    if calls.count > 1 {
      let complete = calls.filter { !needsValue($0, within: within) }
      if !complete.isEmpty { calls = complete }
    }
    guard calls.count <= 1 else {
      return .refused(Refusal(subject: type.name, kind: "initializers"))
    }
    return calls.first.map(Source.built) ?? .parameter
  }

  /// Whether a call needs something that has to be handed over, at any depth.
  private func needsValue(_ call: Call, within: [String]) -> Bool {
    guard !within.contains(call.type) else { return false }
    return call.parameters.contains { parameter in
      switch source(for: parameter, of: []) {
      case .parameter: true
      case .built(let inner): needsValue(inner, within: within + [call.type])
      default: false
      }
    }
  }

  /// Whether a type is that of a member of some descendant, and of no ancestor of it.
  private func isOfDescendant(_ type: WrittenType) -> Bool {
    guard !visibleMembers.contains(where: { $0.model.type.unwrapped == type }) else { return false }
    return descendants.contains { $0.members.contains { $0.type.unwrapped == type } }
  }

  private var descendants: [ContainerModel] {
    var names: Set<String> = [container.name]
    return graph.containers.filter { child in
      guard let parent = child.parent, names.contains(parent.name) else { return false }
      names.insert(child.name)
      return true
    }
  }
}

extension ReferenceResolver {
  /// What builds a service: "for a service: what can be built".
  ///
  /// - Parameter within: The types that are built around it.
  func provider(of type: WrittenType, within: [String]) -> Source {
    let candidates = candidates[type] ?? []
    let chosen = implementation(of: type)
    // "What is a child's stays there."
    if isOfDescendant(type, chosen) { return .parameter }
    guard candidates.count(where: \.isMarked) <= 1 else {
      return .refused(Refusal(subject: type.text, kind: "marks"))
    }
    if let chosen { return call(of: chosen, for: type, within: within) }
    if candidates.isEmpty { return .parameter }
    return .refused(Refusal(subject: type.text, kind: "implementations"))
  }

  /// The type that is built for a service: the only one that works, those counted that are never
  /// built, or the only marked one.
  func implementation(of type: WrittenType) -> TypeModel? {
    let candidates = candidates[type] ?? []
    let marked = candidates.filter(\.isMarked)
    let left = marked.isEmpty ? candidates : marked
    return left.count == 1 ? left[0] : nil
  }

  /// "Initializers: those that need no value handed over, or, if there is none, those that do; not
  /// private ones. A lone `static let shared` is used; beside an accessible initializer it is an
  /// alternative."
  private func call(of type: TypeModel, for asked: WrittenType, within: [String]) -> Source {
    let accessible = type.initializers.filter { !$0.isPrivate }
    let all = accessible.filter(\.isMarked).isEmpty ? accessible : accessible.filter(\.isMarked)
    var calls = all.map { Call(type: type.name, initializer: $0) }
    if type.hasShared, !accessible.contains(where: \.isMarked) {
      calls.append(Call(type: type.name, initializer: nil))
    }
    if calls.count > 1 {
      // "Two that work": what fails for another reason is none of them.
      let working = calls.filter { !fails($0, within: within) }
      calls = working.isEmpty ? [calls[0]] : working
      let complete = calls.filter { !needsValue($0, within: within) }
      if !complete.isEmpty { calls = complete }
    }
    guard calls.count <= 1 else {
      return .refused(Refusal(subject: asked.text, kind: "initializers"))
    }
    return calls.first.map(Source.built) ?? .parameter
  }

  /// Whether a call needs something that has to be handed over, at any depth.
  private func needsValue(_ call: Call, within: [String]) -> Bool {
    reaches(call, within: within) { $0 == .parameter }
  }

  /// Whether a call needs something that is refused, at any depth.
  private func fails(_ call: Call, within: [String]) -> Bool {
    reaches(call, within: within) { if case .refused = $0 { true } else { false } }
  }

  private func reaches(
    _ call: Call, within: [String], _ isMet: (Source) -> Bool
  ) -> Bool {
    guard !within.contains(call.type) else { return false }
    return call.parameters.contains { parameter in
      let source = source(for: parameter, of: [], within: within + [call.type])
      if let inner = source.built { return reaches(inner, within: within + [call.type], isMet) }
      return isMet(source)
    }
  }

  /// "If a service, or the type that implements it, is a member of a descendant and of no ancestor":
  /// a member is a service if the same type implements both.
  private func isOfDescendant(_ type: WrittenType, _ chosen: TypeModel?) -> Bool {
    func isIt(_ member: MemberModel) -> Bool {
      let other = member.type.unwrapped
      return other == type || (chosen != nil && implementation(of: other) == chosen)
    }
    return !(container.members + visibleMembers.map(\.model)).contains(where: isIt)
      && descendants.contains { $0.members.contains(where: isIt) }
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

/// What can be read without waiting, and where.
private enum Reading { case anywhere, onMainActor, never }

/// What hand-written conformances could give each container.
extension PackageDraft {
  /// Whether a container can conform to a protocol.
  ///
  /// - Parameters:
  ///   - ifSendable: Whether the container is to be taken for one that can be shared.
  ///   - anywhere: Whether the conformance must not be isolated.
  func has(
    _ index: Int, in container: Int, ifSendable: Bool = false, anywhere: Bool = false
  ) -> Bool {
    let own = containers[container]
    let asked = protocols[index]
    guard sees(own.module, wholeOf: index), !asked.isSendable || ifSendable || own.isSendable,
      own.kind != .actor || !asked.isMain
    else { return false }
    let mayBeIsolated =
      own.isMain && modules[own.module].infersConformances && !asked.isSendable && !anywhere
    return zip(asked.allRequirements, asked.owners).allSatisfy { service, owner in
      guard let reading = reading(service, in: container, from: own.module),
        services[service].form != .set || canSet(service, in: container),
        isSameFunction(service, in: container, asOf: owner)
      else { return false }
      switch reading {
      case .anywhere: return true
      case .onMainActor:
        return protocols[owner].isMain || mayBeIsolated
          || services[service].form == .async && services[service].isSendable
      case .never:
        return services[service].form == .async && services[service].isSendable
          && own.kind == .actor && own.members.contains { $0.service == service }
      }
    }
  }

  /// Whether a container has all of some protocols at once.
  func has(allOf list: [Int], in container: Int) -> Bool {
    let isShared = list.contains { protocols[$0].isSendable }
    return list.allSatisfy { has($0, in: container, anywhere: isShared) }
  }

  /// How a container's member, or the one that it forwards, can be read in a module.
  private func reading(_ service: Int, in container: Int, from module: Int) -> Reading? {
    let own = containers[container]
    if let member = own.members.first(where: { $0.service == service }) {
      if member.word == .nonisolated { return .anywhere }
      let isNear = own.module == module && !member.isComputed && services[service].isSendable
      if own.kind == .actor { return isNear && !member.isVariable ? .anywhere : .never }
      guard own.isMain || member.word == .mainActor else { return .anywhere }
      return isNear && (own.kind == .structure || !member.isVariable) ? .anywhere : .onMainActor
    }
    guard let parent = own.parent else { return nil }
    var above: Reading?
    switch own.road {
    case .itself, .reference:
      // It is forwarded only as what a protocol asks for.
      guard
        containers[parent].members.contains(where: { $0.service == service })
          || protocols.indices.contains(where: {
            protocols[$0].allRequirements.contains(service) && has($0, in: parent)
          })
      else { return nil }
      above = reading(service, in: parent, from: own.module)
    case .composition(let list), .generic(let list):
      for index in list {
        for (asked, owner) in zip(protocols[index].allRequirements, protocols[index].owners)
        where asked == service {
          above = protocols[owner].isMain ? .onMainActor : .anywhere
        }
      }
    }
    if above == .never || isBound(to: parent, by: container) { return .never }
    // To wait, what is behind the parent must be shared.
    if services[service].form == .async, own.kind != .actor, !isShared(own) { return .never }
    return own.isMain && above != nil ? .onMainActor : above
  }

  /// Whether a container that is not isolated stores a type that only the main actor may use: one
  /// with a generic argument of which the conformances are isolated.
  private func isBound(to parent: Int, by container: Int) -> Bool {
    guard !containers[container].isMain, case .generic = containers[parent].road,
      let argument = containers[parent].parent
    else { return false }
    return containers[argument].isMain
  }

  /// Whether a container's parent can be shared.
  private func isShared(_ own: ContainerDraft) -> Bool {
    guard own.isMain, let parent = own.parent else { return true }
    return isSendable(parent, by: own.road)
  }

  /// Whether the member is a variable that is not behind a constant's struct.
  private func canSet(_ service: Int, in container: Int) -> Bool {
    let own = containers[container]
    if own.members.contains(where: { $0.service == service }) { return own.kind != .actor }
    guard let parent = own.parent, case .itself = own.road else { return false }
    return containers[parent].kind == .finalClass
      && containers[parent].members.contains { $0.service == service }
  }

  /// Whether a function type means the same in two modules: the one of the member, and the
  /// protocol's.
  private func isSameFunction(_ service: Int, in container: Int, asOf owner: Int) -> Bool {
    guard services[service].kind == .asyncClosure else { return true }
    var holder: Int? = container
    while let index = holder, !containers[index].members.contains(where: { $0.service == service })
    {
      if case .composition = containers[index].road { return true }
      if case .generic = containers[index].road { return true }
      holder = containers[index].parent
    }
    guard let holder else { return false }
    let feature = "NonisolatedNonsendingByDefault"
    return modules[containers[holder].module].features.contains(feature)
      == modules[protocols[owner].module].features.contains(feature)
  }
}

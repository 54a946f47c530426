/// A container of a random package.
struct ContainerDraft {
  enum Kind: String { case structure = "struct", finalClass = "final class", actor }
  /// How a child stores its parent: as itself, by reference, or as Has-protocols that it has.
  enum Road { case itself, reference, composition([Int]), generic([Int]) }

  let index: Int
  let module: Int
  let kind: Kind
  let isolation: IsolationWord
  var parent: Int?
  var road = Road.itself
  var members: [MemberDraft] = []
  var isMain = false
  var isSendableWritten = false
  var hasReference = false
  var hasOverriding = false
  var hasWiring = false

  var name: String { ["App", "User", "Trip", "Day", "Page"][index] + "Dependency" }
  var isSendable: Bool { isMain || isSendableWritten || kind == .actor }
}

/// A member of a container, for a service.
struct MemberDraft {
  let service: Int
  let word: IsolationWord
  let isVariable: Bool
  let isComputed: Bool
}

extension PackageDraft {
  mutating func addContainers() {
    for index in 0..<random.number(1...5) {
      var attempts = 0
      // Without a first container there would be no package.
      while containers.count == index, attempts < 9 || index == 0 {
        addContainer(index)
        if !isSound(index) { containers.removeLast() }
        attempts += 1
      }
      guard containers.count > index else { break }
    }
    // What nobody stores by reference may have one, too.
    for index in containers.indices where containers[index].kind == .structure {
      if random.once(in: 4) { containers[index].hasReference = true }
      let isStored = containers[index].members.contains { !$0.isComputed }
      if isStored, random.once(in: 4) { containers[index].hasOverriding = true }
    }
    let isWhole = containers[0].members.allSatisfy { !$0.isComputed }
    if isWhole, random.once(in: 4) { containers[0].hasWiring = true }
  }

  /// Whether nothing but `Sendable` keeps a container from any protocol.
  private func isSound(_ index: Int) -> Bool {
    containers[index].isSendable
      || !protocols.indices.contains {
        protocols[$0].isSendable && has($0, in: index, ifSendable: true)
      }
  }

  private mutating func addContainer(_ index: Int) {
    let parent = index == 0 ? nil : random.once(in: 3) ? random.number(0...index - 1) : index - 1
    var road = ContainerDraft.Road.itself
    if let parent { road = self.road(to: parent) }
    let module: Int
    switch road {
    case .itself, .reference:
      module = moduleAbove(
        parent.map(modulesOfType) ?? [random.number(0...modules.count - 1)])
      if case .reference = road, let parent { containers[parent].hasReference = true }
    case .composition(let list), .generic(let list):
      module = random.pick(
        modules.indices.filter { module in list.allSatisfy { sees(module, wholeOf: $0) } })
    }
    let isParentSendable = parent.map { isSendable($0, by: road) } ?? true
    let isActor = isParentSendable && random.once(in: 8)
    let kind: ContainerDraft.Kind =
      isActor ? .actor : random.once(in: 4) ? .finalClass : .structure
    let word = isActor ? IsolationWord.none : isolation()
    var container = ContainerDraft(
      index: index, module: module, kind: kind, isolation: word, parent: parent, road: road)
    container.isMain = !isActor && isMain(word, in: module)
    container.members = members(of: container)
    let isAllSendable =
      isParentSendable
      && container.members.allSatisfy {
        (services[$0.service].isSendable || $0.isComputed)
          && (kind == .structure || !$0.isVariable || $0.isComputed)
      }
    container.isSendableWritten = isAllSendable && !isActor && random.once(in: 2)
    containers.append(container)
  }

  private mutating func road(to parent: Int) -> ContainerDraft.Road {
    let had = protocols.indices.filter { has($0, in: parent) && !protocols[$0].isUmbrella }
    let isStructure = containers[parent].kind == .structure
    switch random.number(0...5) {
    case 0 where !had.isEmpty: return .composition(Array(had.prefix(random.number(1...4))))
    case 1 where !had.isEmpty: return .generic(Array(had.prefix(random.number(1...4))))
    case 2 where isStructure, 3 where isStructure && containers[parent].hasReference:
      return .reference
    default: return .itself
    }
  }

  func isSendable(_ parent: Int, by road: ContainerDraft.Road) -> Bool {
    switch road {
    case .itself: containers[parent].isSendable
    case .reference: false
    case .composition(let list), .generic(let list):
      list.contains { protocols[$0].isSendable }
    }
  }

  private mutating func members(of container: ContainerDraft) -> [MemberDraft] {
    var above: Set<Int> = []
    var parent = container.parent
    while let index = parent {
      above.formUnion(containers[index].members.map(\.service))
      parent = containers[index].parent
    }
    return services.compactMap { service in
      guard sees(container.module, service.module),
        above.contains(service.index) ? random.once(in: 10) : !random.once(in: 3),
        container.kind != .actor || service.isSendable && service.form != .set
      else { return nil }
      let canBeComputed = service.kind == .number || service.wrapping != .none
      let isComputed =
        service.form == .method || service.form != .set && canBeComputed && random.once(in: 5)
      let isVariable = service.form == .set || isComputed || random.once(in: 5)
      let isStoredVariable = isVariable && !isComputed
      var word = IsolationWord.none
      if container.kind == .actor || container.isMain {
        if service.isSendable, !isStoredVariable, random.once(in: 4) { word = .nonisolated }
      } else if isComputed, random.once(in: 10) {
        word = .mainActor
      }
      return MemberDraft(
        service: service.index, word: word,
        isVariable: isVariable && (container.kind != .actor || isComputed), isComputed: isComputed)
    }
  }

  /// The modules of which a container's type is made.
  private func modulesOfType(of index: Int) -> [Int] {
    let own = containers[index]
    if case .generic = own.road, let parent = own.parent {
      return [own.module] + modulesOfType(of: parent)
    }
    return [own.module]
  }

  // MARK: Text

  /// The type of a container, with a generic parent filled in.
  func type(of index: Int) -> String {
    let own = containers[index]
    if case .generic = own.road, let parent = own.parent {
      return "\(own.name)<\(type(of: parent))>"
    }
    return own.name
  }

  func declaration(of own: ContainerDraft) -> String {
    let access = modules[own.module].access
    var head = "\(own.isolation.text)\(access)\(own.kind.rawValue) \(own.name)"
    var stored: [(name: String, type: String, parameter: String)] = []
    var lines: [String] = []
    if let parent = own.parent {
      let type: String
      switch own.road {
      case .itself: type = self.type(of: parent)
      case .reference: type = self.type(of: parent) + ".Reference"
      case .composition(let list):
        type = "any " + list.map(name(ofProtocol:)).joined(separator: " & ")
        head = "// hasgen: container\n" + head
      case .generic(let list):
        type = "Parent"
        head += "<Parent: " + list.map(name(ofProtocol:)).joined(separator: " & ") + ">"
      }
      stored.append(("parent", type, type))
      lines.append("\(access)let parent: \(type)")
    }
    for member in own.members {
      let service = services[member.service]
      let start = member.word.text + access
      if service.form == .method {
        lines.append(
          "\(start)func \(service.name)(_ number: Int) -> \(service.type) { fatalError() }")
      } else if member.isComputed {
        lines.append("\(start)var \(service.name): \(service.type) { fatalError() }")
      } else {
        lines.append(
          "\(start)\(member.isVariable ? "var" : "let") \(service.name): \(service.type)")
        stored.append((service.name, service.type, service.parameterType))
      }
    }
    if own.kind != .structure {
      let parameters = stored.map { "\($0.name): \($0.parameter)" }.joined(separator: ", ")
      lines.append("\(access)init(\(parameters)) {")
      lines += stored.map { "  self.\($0.name) = \($0.name)" } + ["}"]
    }
    let body = lines.map { "  \($0)\n" }.joined()
    return "\(head)\(own.isSendableWritten ? ": Sendable" : "") {\n\(body)}\n"
  }
}

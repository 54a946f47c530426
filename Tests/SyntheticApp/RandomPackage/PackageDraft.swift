/// A random package in the making: facts first, texts from these.
struct PackageDraft {
  var random: SplitMix64
  /// The access level of what the package's modules share.
  let access: String
  private(set) var modules: [ModuleDraft] = []
  private(set) var services: [ServiceDraft] = []
  private(set) var protocols: [ProtocolDraft] = []
  var containers: [ContainerDraft] = []
  var consumers: [ConsumerDraft] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed, file: 0)
    access = random.pick(["public ", "public ", "package "])
    addModules()
    for index in 0..<random.number(4...9) { addService(index) }
    addProtocols()
    addContainers()
    addUmbrellas()
    addConsumers()
  }

  // MARK: Modules

  private mutating func addModules() {
    let count = random.number(2...5)
    let names = ["Core", "Services", "Shop", "Basket", "App"].suffix(count)
    let usesIsolation = !random.once(in: 4)
    for (index, name) in names.enumerated() {
      var module = ModuleDraft(name: name, folder: random.pick(Self.folders(name)))
      module.isMainActor = usesIsolation && random.once(in: 2)
      module.features = Self.features.filter { _ in random.once(in: 4) }
      module.isMemorySafe = random.once(in: 6)
      module.access = index == count - 1 ? random.pick(["", access]) : access
      module.imports = (0..<index).filter { $0 == index - 1 || !random.once(in: 3) }
      modules.append(module)
    }
  }

  private static func folders(_ name: String) -> [String] {
    ["Sources/\(name)", "Sources/\(name)", "Modules/\(name)Kit", "Modules/\(name)/Code"]
  }

  private static let features = [
    "ExistentialAny", "MemberImportVisibility", "InferIsolatedConformances",
    "NonisolatedNonsendingByDefault", "InternalImportsByDefault",
  ]

  /// Now and then a word, mostly none.
  mutating func isolation() -> IsolationWord {
    random.pick([.none, .none, .none, .none, .none, .nonisolated, .mainActor])
  }

  /// Whether a word makes a declaration of a module one of the main actor's.
  func isMain(_ word: IsolationWord, in module: Int) -> Bool {
    word == .mainActor || word == .none && modules[module].isMainActor
  }

  // MARK: Services

  private mutating func addService(_ index: Int) {
    let module = random.number(0...modules.count - 1)
    let word = isolation()
    var kind = random.pick(ServiceDraft.kinds)
    // Of these, the compiler wants more by hand than a declaration.
    if kind == .pointer, modules.contains(where: \.isMemorySafe) { kind = .number }
    var service = ServiceDraft(
      index: index, module: module, isolation: word, kind: kind,
      wrapping: random.pick([.none, .none, .none, .none, .optional, .array]),
      form: random.pick(ServiceDraft.forms))
    service.isMain = isMain(word, in: module)
    service.isSendableWritten = random.once(in: 2)
    services.append(service)
  }

  // MARK: Protocols

  private mutating func addProtocols() {
    for service in services {
      let module = moduleAbove([service.module])
      let protocols = protocols
      let parents = protocols.indices.filter {
        sees(module, protocols[$0].module) && protocols[$0].isSimple
      }
      if random.once(in: 6), let parent = parents.last {
        add(requirements: [service.index], parents: [parent], in: module)
      } else {
        add(requirements: [service.index], parents: [], in: module)
      }
    }
    // Two requirements, one of which a parent may meet, and its child the other.
    for _ in 0..<random.number(0...2) {
      let module = random.number(0...modules.count - 1)
      let services = services.filter { sees(module, $0.module) }
      guard services.count > 1 else { continue }
      let first = random.number(0...services.count - 2)
      let pair = [services[first].index, services[first + 1].index]
      add(requirements: pair, parents: [], in: module)
    }
  }

  /// Umbrellas over what a container has; others would be errors.
  private mutating func addUmbrellas() {
    for _ in 0..<random.number(0...3) {
      let container = random.number(0...containers.count - 1)
      let module = containers[container].module
      let had = protocols.indices.filter { has($0, in: container) && !protocols[$0].isSendable }
      guard had.count > 1 else { continue }
      let first = random.number(0...had.count - 2)
      let owners = had[first...first + 1].flatMap { protocols[$0].owners }
      let below = owners.map { protocols[$0].module }
      let seeing = modules.indices.filter { other in
        (below + [other]).allSatisfy { sees(other, $0) && sees(module, $0) } && sees(module, other)
      }
      guard !seeing.isEmpty else { continue }
      let umbrella = random.pick(seeing)
      add(requirements: [], parents: [had[first], had[first + 1]], in: umbrella)
      let isAbove = [had[first], had[first + 1]].allSatisfy { sees(umbrella, wholeOf: $0) }
      if !isAbove || !has(protocols.count - 1, in: container) { protocols.removeLast() }
    }
  }

  private mutating func add(requirements: [Int], parents: [Int], in module: Int) {
    var word = isolation()
    // The two language modes do not agree on what such a protocol inherits.
    let isOfMain = parents.contains { protocols[$0].isMain }
    if isOfMain, word == .none, !modules[module].isMainActor { word = .mainActor }
    var new = ProtocolDraft(
      index: protocols.count, module: module, isolation: word, requirements: requirements,
      parents: parents)
    let all = requirements + parents.flatMap { protocols[$0].allRequirements }
    new.allRequirements = all
    new.isMain = isMain(word, in: module)
    new.isSendableWritten =
      all.allSatisfy { services[$0].isSendable } && random.once(in: 8) && !new.isMain
    new.isSendable = new.isSendableWritten || parents.contains { protocols[$0].isSendable }
    new.owners = requirements.map { _ in new.index } + parents.flatMap { protocols[$0].owners }
    protocols.append(new)
  }

  // MARK: Who sees whom

  /// Whether a module may name what another declares.
  func sees(_ module: Int, _ other: Int) -> Bool {
    module == other || modules[module].imports.contains(other)
  }

  /// A module that sees others; mostly the last of these.
  mutating func moduleAbove(_ below: [Int]) -> Int {
    let seeing = modules.indices.filter { module in below.allSatisfy { sees(module, $0) } }
    let isAny = random.once(in: 4)
    guard let first = seeing.first else { return modules.count - 1 }
    return isAny ? random.pick(seeing) : first
  }

  /// Whether a module may name a protocol and all types of its requirements.
  func sees(_ module: Int, wholeOf index: Int) -> Bool {
    let own = protocols[index]
    return sees(module, own.module)
      && own.allRequirements.allSatisfy { sees(module, services[$0].module) }
      && own.owners.allSatisfy { sees(module, protocols[$0].module) }
  }
}

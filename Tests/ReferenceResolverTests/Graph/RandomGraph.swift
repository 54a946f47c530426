@testable import SyntheticApp

/// An app made up at random, the same for the same seed.
struct RandomGraph {
  let seed: UInt64
  var model = GraphModel()
  var random: SplitMix64
  /// Whether the app may have what has to be refused.
  let isRisky: Bool
  /// The services so far, those that need nothing first.
  private(set) var services: [Service] = []

  /// A service: its name, and the types that it can be asked for as.
  struct Service: Hashable {
    let name: String
    let types: [WrittenType]
    /// The call without arguments that makes one, if there is one.
    var fallback: String?
    /// The service as a member.
    var member: MemberModel
    /// Whether the app has it as a member.
    var isOfApp = false
  }

  /// Makes the app of a seed, with 5 to 60 services.
  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed, file: 26)
    isRisky = random.once(in: 3)
    let hasCycle = isRisky && random.once(in: 2)
    for number in 0..<random.number(5...60) { addService(number) }
    if hasCycle { addParameterOfLaterService(isClosure: false) }
    if random.once(in: 2) { addParameterOfLaterService(isClosure: true) }
    model.containers = containers()
  }

  private mutating func addService(_ number: Int) {
    let name = "G\(seed)Store\(number)"
    var type = TypeModel(name: name, isClass: !random.once(in: 5))
    if !random.once(in: 4) { type.protocols.append(addProtocol("G\(seed)Storing\(number)")) }
    if random.once(in: 8) { type.protocols.append(addProtocol("G\(seed)Reading\(number)")) }
    fill(&type)
    let types = type.protocols.map { WrittenType.any($0) } + [.plain(name)]
    let fallback = type.initializers == [InitializerModel()] ? "\(name)()" : nil
    addService("store\(number)", types: types, fallback: fallback)
    model.types.append(type)
    addOthers(of: type, number)
  }

  private mutating func addService(_ name: String, types: [WrittenType], fallback: String? = nil) {
    let type = random.once(in: 15) ? WrittenType.optional(types[0]) : types[0]
    let initial = random.once(in: 10) ? fallback : nil
    services.append(
      Service(
        name: name, types: types, fallback: fallback,
        member: MemberModel(name: name, type: type, initial: initial), isOfApp: random.once(in: 2)))
  }

  private mutating func addProtocol(_ name: String) -> String {
    var model = ProtocolModel(name: name)
    if random.once(in: 8) {
      let base = "\(name)Base"
      self.model.protocols.append(ProtocolModel(name: base))
      model.refined = base
    }
    self.model.protocols.append(model)
    return name
  }

  /// Sometimes another implementation, and sometimes a protocol that nothing implements.
  private mutating func addOthers(of type: TypeModel, _ number: Int) {
    if let name = type.protocols.first, random.once(in: 8) {
      var other = TypeModel(name: "\(type.name)Other", protocols: [name])
      other.initializers = [InitializerModel(isPrivate: random.once(in: 6))]
      // DESIGN does not say what a mark means where nothing can be called.
      let canBeMarked = [type, other].indices.filter { [type, other][$0].isCallable }
      let isChosen = !isRisky || !random.once(in: 3)
      if isChosen, canBeMarked.last == 1, random.once(in: 2) {
        other.isMarked = true
      } else if isChosen, canBeMarked.first == 0 {
        model.types[model.types.count - 1].isMarked = true
      }
      model.types.append(other)
    }
    if random.once(in: 20) {
      let name = addProtocol("G\(seed)Lacking\(number)")
      addService("lacking\(number)", types: [.any(name)])
    }
  }

  /// Whether the app has something that is refused, once in so many times.
  mutating func risks(oncein times: Int) -> Bool { random.once(in: times) && isRisky }
}

@testable import SyntheticApp

/// An app made up at random, the same for the same seed.
struct RandomGraph {
  let seed: UInt64
  /// The kinds of things that the app may have.
  private(set) var features: Features
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
    /// Whether several implementations would do.
    var isAmbiguous = false
  }

  /// Makes the app of a seed, with 5 to 60 services.
  init(seed: UInt64, features: Features = .agreed) {
    self.seed = seed
    self.features = features
    random = SplitMix64(seed: seed, file: 26)
    isRisky = random.once(in: 3)
    let hasCycle = isRisky && has(.cycles, oncein: 2)
    if hasCycle, !features.contains(.closuresInCycles) { self.features.remove(.closures) }
    for number in 0..<random.number(5...60) { addService(number) }
    if hasCycle { addParameterOfLaterService(isClosure: false) }
    if has(.closuresInCycles, oncein: 2) { addParameterOfLaterService(isClosure: true) }
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
    let type = has(.optionals, oncein: 15) ? WrittenType.optional(types[0]) : types[0]
    let initial = has(.initialValues, oncein: 10) ? fallback : nil
    services.append(
      Service(
        name: name, types: types, fallback: fallback,
        member: MemberModel(name: name, type: type, initial: initial), isOfApp: random.once(in: 2)))
  }

  private mutating func addProtocol(_ name: String) -> String {
    var model = ProtocolModel(name: name)
    if has(.refinements, oncein: 8) {
      let base = "\(name)Base"
      self.model.protocols.append(ProtocolModel(name: base))
      model.refined = base
    }
    self.model.protocols.append(model)
    return name
  }

  /// Sometimes another implementation, and sometimes a protocol that nothing implements.
  private mutating func addOthers(of type: TypeModel, _ number: Int) {
    if let name = type.protocols.first, has(.implementations, oncein: 8) {
      var other = TypeModel(name: "\(type.name)Other", protocols: [name])
      other.initializers = [InitializerModel(isPrivate: random.once(in: 6))]
      // DESIGN does not say what a mark means where nothing can be called.
      let canBeMarked = [type, other].indices.filter { [type, other][$0].isCallable }
      if isRisky, random.once(in: 3) {
        services[services.count - 1].isAmbiguous = true
      } else if canBeMarked.last == 1, random.once(in: 2) {
        other.isMarked = true
      } else if canBeMarked.first == 0 {
        model.types[model.types.count - 1].isMarked = true
      }
      model.types.append(other)
    }
    if has(.unimplemented, oncein: 20) {
      let name = addProtocol("G\(seed)Lacking\(number)")
      addService("lacking\(number)", types: [.any(name)])
    }
  }

  /// Whether the app has something that is refused, once in so many times.
  mutating func risks(_ feature: Features, oncein times: Int) -> Bool {
    has(feature, oncein: times) && isRisky
  }

  /// Whether the app has something that it may have, once in so many times.
  mutating func has(_ feature: Features, oncein times: Int) -> Bool {
    random.once(in: times) && features.contains(feature)
  }
}

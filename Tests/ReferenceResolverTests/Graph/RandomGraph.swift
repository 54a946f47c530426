@testable import SyntheticApp

/// An app made up at random, the same for the same seed.
struct RandomGraph {
  let seed: UInt64
  private(set) var model = GraphModel()
  var random: SplitMix64
  /// The services so far, those that need nothing first.
  var services: [Service] = []
  /// The kinds of things that the app may have.
  let features: Features

  /// A service: what it is asked for as, and what it is called.
  struct Service: Hashable {
    let name: String
    let type: WrittenType
  }

  /// Makes the app of a seed, with 5 to 60 services.
  init(seed: UInt64, features: Features = .all) {
    self.seed = seed
    self.features = features
    random = SplitMix64(seed: seed, file: 26)
    for number in 0..<random.number(5...60) { addService(number) }
    addContainers()
  }

  private mutating func addService(_ number: Int) {
    let name = "G\(seed)Store\(number)"
    var type = TypeModel(name: name, isClass: !random.once(in: 5))
    var asked = WrittenType.plain(name)
    if !random.once(in: 4) {
      model.protocols.append(ProtocolModel(name: "G\(seed)Storing\(number)"))
      asked = .any("G\(seed)Storing\(number)")
      type.protocols = ["G\(seed)Storing\(number)"]
    }
    type.initializers = [InitializerModel(parameters: parameters())]
    model.types.append(type)
    services.append(Service(name: "store\(number)", type: asked))
  }

  private mutating func parameters() -> [ParameterModel] {
    var found: [ParameterModel] = []
    for _ in 0..<random.number(0...3) where !services.isEmpty {
      let service = random.pick(services)
      let label = random.once(in: 3) ? "\(service.name)Kept" : service.name
      found.append(ParameterModel(label: label, type: service.type))
    }
    if random.once(in: 4) {
      found.append(random.pick(Self.values))
    }
    var labels: Set<String> = []
    return found.filter { labels.insert($0.label).inserted }
  }

  /// Values, each name of one type: DESIGN does not say what two types of one name are called.
  private static let values = [
    ParameterModel(label: "url", type: .plain("String")),
    ParameterModel(label: "name", type: .plain("String")),
    ParameterModel(label: "size", type: .plain("Int")),
  ]

  private mutating func addContainers() {
    var app = ContainerModel(name: "G\(seed)AppDependency")
    for service in services where random.once(in: 2) {
      let place = random.number(0...app.members.count)
      app.members.insert(MemberModel(name: service.name, type: service.type), at: place)
    }
    model.containers = [app]
  }

  /// Kinds of things that an app may have, to be left out one by one.
  struct Features: OptionSet {
    let rawValue: Int
    static let all: Features = []
  }
}

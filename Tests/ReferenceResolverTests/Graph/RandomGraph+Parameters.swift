@testable import SyntheticApp

extension RandomGraph {
  /// Values, each name of one type: DESIGN does not say what two types of one name are called.
  private static let values = [
    ParameterModel(label: "url", type: .plain("String")),
    ParameterModel(label: "name", type: .plain("String")),
    ParameterModel(label: "size", type: .plain("Int")),
  ]

  /// Gives a type its initializers.
  mutating func fill(_ type: inout TypeModel) {
    var list = parameters()
    type.initializers = [InitializerModel(parameters: list)]
    if random.once(in: 12) {
      type.hasShared = true
      list = []
      type.initializers = [InitializerModel(isPrivate: !risks(oncein: 3))]
      type.isClass = true
    } else if random.once(in: 10) {
      let other = InitializerModel(parameters: list + [random.pick(Self.values)])
      let labels = other.parameters.map(\.label)
      let isClear = list.allSatisfy { $0.fallback == nil }
      let isOther = isClear && Set(labels).count == labels.count
      if isOther { type.initializers.append(other) }
      if isOther, !isRisky || random.once(in: 2) {
        type.initializers[random.number(0...1)].isMarked = true
      }
    } else if random.once(in: 20) {
      type.initializers[0].isPrivate = true
    } else if !type.isClass, list.allSatisfy(\.canBeStored) {
      type.initializers[0].isMemberwise = random.once(in: 2)
    }
  }

  private mutating func parameters() -> [ParameterModel] {
    var found: [ParameterModel] = []
    for _ in 0..<random.number(0...3) where !services.isEmpty {
      found.append(parameter(of: random.pick(services)))
    }
    if random.once(in: 4) { found.append(value()) }
    var labels: Set<String> = []
    return found.filter { labels.insert($0.label).inserted }
  }

  private mutating func parameter(of service: Service) -> ParameterModel {
    let type = random.once(in: 3) ? random.pick(service.types) : service.types[0]
    let name = service.name(for: type)
    var found = ParameterModel(label: random.once(in: 3) ? "\(name)Kept" : name, type: type)
    if random.once(in: 10) {
      found = ParameterModel(label: found.label, type: .optional(type))
    } else if random.once(in: 6) {
      found = ParameterModel(label: service.name, type: .closure(service.types[0]))
    } else if random.once(in: 10) {
      found.fallback = service.fallback
    }
    return found
  }

  private mutating func value() -> ParameterModel {
    var value = random.pick(Self.values)
    if random.once(in: 8) {
      value = ParameterModel(label: value.label, type: .optional(value.type))
    } else if random.once(in: 4) {
      value.fallback = value.type == .plain("Int") ? "7" : "\"default\""
    }
    return value
  }
}

extension ParameterModel {
  /// Whether the parameter is one of a memberwise initializer as it is written.
  fileprivate var canBeStored: Bool {
    if case .closure = type { return false }
    return fallback == nil && !type.isOptional
  }
}

extension RandomGraph.Service {
  /// The name of a member or a parameter that is the service as one of its types: no name has two.
  func name(for type: WrittenType) -> String {
    if type == types[0] { return name }
    if case .any = type { return "\(name)Reading" } else { return "\(name)Itself" }
  }

  /// Whether the app has a member that a closure can return.
  var isAtHand: Bool { isOfApp && !member.type.isOptional && member.initial == nil }
}

@testable import SyntheticApp

extension RandomGraph {
  /// Lets a class take a service that may need the class: a cycle, unless a closure breaks it.
  mutating func addParameterOfLaterService(isClosure: Bool) {
    let places = model.types.indices.filter { place in
      let type = model.types[place]
      let isPlain = type.isClass && !type.hasShared && type.initializers.count == 1
      return isPlain && !type.initializers[0].parameters.isEmpty
    }
    guard !places.isEmpty else { return }
    let place = random.pick(places)
    let later = services.filter { service in
      let isNew = !model.types[place].initializers[0].parameters.contains {
        $0.label == service.name
      }
      let isAtHand = service.isAtHand || !isClosure
      // DESIGN does not say what meets a parameter of the type that the object itself is.
      let isItself = service.types.contains(.plain(model.types[place].name))
      return isNew && isAtHand && !isItself && service.member.initial == nil
    }
    guard !later.isEmpty else { return }
    let service = random.pick(later)
    let type = service.types[0]
    model.types[place].initializers[0].parameters.append(
      ParameterModel(label: service.name, type: isClosure ? .closure(type) : type))
  }
}

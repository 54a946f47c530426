import HasgenGraph
import HasgenProgram
import HasgenReading

extension TypeCatalog {
  /// The refusal of a value whose type cannot be written in a container's generated file; `nil` if
  /// it can.
  func refusal(toName request: ValueRequest, beside container: NominalType) -> Refusal? {
    var spelling = TypeSpelling(table: table, container: container, protocols: [])
    _ = spelling.text(of: request.written, in: request.scope)
    return spelling.refusal(of: request.name, at: request.asker.location)
  }

  /// The refusal of a method with types that cannot be written in a container's generated file;
  /// `nil` if they can.
  func refusal(toName factory: FactoryRequirement, beside container: NominalType) -> Refusal? {
    let requirement = factory.requirement
    var spelling = TypeSpelling(table: table, container: container, protocols: [requirement.owner])
    _ = SpelledSignature(WitnessSource(requirement), for: requirement, &spelling)
    return spelling.refusal(of: factory.asker.name, at: factory.asker.location)
  }
}

extension TypeSpelling {
  fileprivate func refusal(of name: String, at place: Location) -> Refusal? {
    guard let type = unnameable else { return nil }
    let obstacle = Obstacle(type, of: name)
    return Refusal(
      .other, obstacle.words, at: place,
      further: [obstacle.cure].compactMap(\.self).map { Note($0) })
  }
}

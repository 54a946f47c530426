public func unprovided(
  _ member: String, of consumer: String, in double: String = "StubDependencies",
  madeAt place: String
) -> Never {
  fatalError("\(consumer) \(member) \(double) \(place)")
}

public func unprovided(
  _ member: String, ofService service: String, in double: String, madeAt place: String
) -> Never {
  fatalError("\(service) \(member) \(double) \(place)")
}

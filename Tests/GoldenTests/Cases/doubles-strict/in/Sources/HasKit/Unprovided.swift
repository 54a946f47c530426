public func unprovided(
  _ member: String, of consumer: String, in double: String = "StubDependencies",
  madeAt place: String
) -> Never {
  fatalError("\(consumer) \(member) \(double) \(place)")
}

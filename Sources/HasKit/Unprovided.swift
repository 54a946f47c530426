/// Stops the program for a member that a test did not give to its double.
///
/// What `hasgen` writes into test targets calls it; a double by hand may too:
/// ```swift
/// struct StubDependencies: HasImageProvider {
///   var imageProvider: any ImageProviding {
///     unprovided("imageProvider", of: "ArticleCoordinator", madeAt: "ArticleTests.swift:12, opens()")
///   }
/// }
/// ```
///
/// - Parameters:
///   - member: The member's name.
///   - consumer: The type that used it.
///   - double: The double's name.
///   - place: Where the double was made, and in which test.
public func unprovided(
  _ member: String, of consumer: String, in double: String = "StubDependencies",
  madeAt place: String
) -> Never {
  fatalError(
    "'\(consumer)' used '\(member)', which its test does not provide: "
      + "write '\(member): …' in '\(double)(…)' at \(place)")
}

/// Stops the program for a member that a test did not give to its double of a service.
///
/// - Parameters:
///   - member: The member's name.
///   - service: The protocol that asks for it.
///   - double: The double's name.
///   - place: Where the double was made, and in which test.
public func unprovided(
  _ member: String, ofService service: String, in double: String, madeAt place: String
) -> Never {
  fatalError(
    "'\(member)' of '\(service)' was used, which its test does not provide: "
      + "write '\(member): …' in '\(double)(…)' at \(place)")
}

/// Stops the program because a test did not provide a member of its double.
///
/// The doubles that `hasgen` generates call it. A double that is written by hand can call it, too:
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
///   - place: The file, the line and the test that made the double.
public func unprovided(
  _ member: String, of consumer: String, in double: String = "StubDependencies",
  madeAt place: String
) -> Never {
  fatalError(
    "'\(consumer)' used '\(member)', which its test does not provide: "
      + "write '\(member): …' in '\(double)(…)' at \(place)")
}

/// Stops the program because a test did not provide a member of its double of a service.
///
/// - Parameters:
///   - member: The member's name.
///   - service: The protocol that requires the member.
///   - double: The double's name.
///   - place: The file, the line and the test that made the double.
public func unprovided(
  _ member: String, ofService service: String, in double: String, madeAt place: String
) -> Never {
  fatalError(
    "'\(member)' of '\(service)' was used, which its test does not provide: "
      + "write '\(member): …' in '\(double)(…)' at \(place)")
}

protocol HasLogger { var logger: Int { get } }
protocol HasNetwork { var network: Int { get } }
@MainActor protocol HasScreen { var screen: Int { get } }
protocol HasCount { var count: Int { get set } }
protocol HasTrip { var trip: Int { get } }

typealias Both = HasLogger & HasNetwork
typealias Mixed = HasScreen & HasNetwork
typealias Shared = HasLogger & Sendable

// MARK: Cannot be shared, so that what is isolated cannot hand it out

// hasgen: container
@MainActor
struct GenericDependency<Parent: HasLogger> {
  let parent: Parent
  let trip: Int
}
// hasgen: container
@MainActor
struct AliasDependency {
  let parent: any Both
  let trip: Int
}
// hasgen: container
@MainActor
final class ClassDependency {
  let parent: any Both
  let trip: Int = 1
  init(parent: any Both) { self.parent = parent }
}
// hasgen: container
@MainActor
struct ObjectDependency {
  let parent: any HasLogger & AnyObject
  let trip: Int
}
/// Isolated as the child, but to be shared with others it is not.
// hasgen: container
@MainActor
struct MixedDependency {
  let parent: any Mixed
  let trip: Int
}
/// Other modules see it, so it is not 'Sendable' of itself.
public struct AppDependency {
  let logger: Int
  let network: Int
}
@MainActor
struct OfPublicDependency {
  let app: AppDependency
  let trip: Int
}
actor ActorDependency {
  let app: AppDependency
  let trip: Int = 1
  init(app: AppDependency) { self.app = app }
}
// hasgen: container
struct MutableDependency {
  var count: Int
  let network: Int
}
@MainActor
struct OfReferenceDependency {
  let values: MutableDependency.Reference
  let trip: Int
}

/// Its parameter says nothing.
struct Box<Content> { let content: Content }
// hasgen: container
struct BoxDependency {
  let network: Int
  let box: Box<Int>
}
@MainActor
struct OfBoxDependency {
  let boxes: BoxDependency
  let trip: Int
}

// MARK: Can be shared

// hasgen: container
@MainActor
struct GenericSharedDependency<Parent: HasLogger & Sendable> {
  let parent: Parent
  let trip: Int
}
// hasgen: container
@MainActor
struct AliasSharedDependency {
  let parent: any Shared
  let trip: Int
}
// hasgen: container
public struct FixedDependency: Sendable {
  let logger: Int
}
@MainActor
struct OfFixedDependency {
  let app: FixedDependency
  let trip: Int
}
// hasgen: container
struct SharedDependency: Sendable {
  let network: Int
}
@MainActor
struct OfSharedReferenceDependency {
  let values: SharedDependency.Reference
  let trip: Int
}

/// What the compositions ask of somebody.
// hasgen: container
@MainActor
struct ScreenDependency {
  nonisolated let network: Int
  let screen: Int
}

struct Screen {
  typealias Dependencies = HasLogger & HasTrip
}

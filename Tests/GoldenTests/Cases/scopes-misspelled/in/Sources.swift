protocol HasLogger { var logger: Int { get } }
protocol HasNetwork { var network: Int { get } }
protocol HasDraft { var draft: Int { get } }
struct Session {}

struct AppDependency {
  let logger: Int
  let network: Int
}

// hasgen: container
struct Beside {
  let parent: any HasLogger & HasNetwrok
  let session: Session
  let other: Foreign
}
// hasgen: container
struct Alone {
  let parent: (any HasNetwrok)?
  let draft: Int
}
// hasgen: container
struct NoParent {
  // hasgen: not-parent
  let foreign: any HasLoger
}
struct GenericDependency<Parent: HasLogger & HasNetwrok> {
  let parent: Parent
}
struct LonelyDependency<Parent: HasLoger> {
  let parent: Parent
}
// hasgen: container
struct Restricted<Parent> where Parent: HasTraceur {
  let parent: Parent
}

/// Its members are none of a container's; it asks for them as any consumer does.
struct View {
  let logger: any HasLogger & HasNetwrok
}

nonisolated protocol HasClock { var clock: Int { get } }
nonisolated protocol HasLogger { var logger: String { get } }
nonisolated protocol HasRouter { var router: [Int] { get } }
protocol HasScreen { var screen: Int { get } }

struct AppDependency {
  let clock: Int
}

/// Its parent conforms to `HasClock` on the main actor only, and so all of it is used there.
struct UserDependency<Parent: HasClock> {
  let parent: Parent
  nonisolated let logger: String
  nonisolated let router: [Int]
  let screen: Int
}

/// Is isolated, and so are its conformances.
struct TripDependency {
  let parent: UserDependency<AppDependency>
}

/// Cannot use its parent but where it is asked for on the main actor.
nonisolated struct DayDependency {
  let parent: UserDependency<AppDependency>
  let note: String
}

nonisolated protocol HasNote { var note: String { get } }

typealias Parent = UserDependency<AppDependency>

/// The same behind an alias.
actor NightDependency {
  let parent: Parent
  init(parent: sending Parent) { self.parent = parent }
}

struct Consumer {
  typealias Dependencies = HasClock & HasLogger & HasRouter & HasScreen
}

func use(_ trip: TripDependency) {
  let _: any Consumer.Dependencies = trip
}

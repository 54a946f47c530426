protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }

// A macro may have taken the place of the property.
@AddsMembers
struct AppDependency {
  let clock: Int
}

// Nothing can be hidden here: the conformance goes.
// hasgen: container
struct PlainDependency {
  let clock: Int
}

// hasgen: container
final class ClassDependency: UnreadBase {
  let clock: Int = 1
}

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

// hasgen: container
struct InferredDependency {
  let clock: Int
  let logger = makeLogger()
}

// hasgen: container
struct ImportedDependency {
  let clock: Int
  let logger: AnyLogger
}

// hasgen: container
struct ExpandedDependency {
  let clock: Int
  #logger
}

// hasgen: container
struct AttachedDependency {
  @Provides("logger") let clock: Int
}

// hasgen: container
struct ProvidedDependency: LoggerProviding {
  let clock: Int
}

// hasgen: container
struct ExtendedDependency {
  let clock: Int
}

@AddsMembers
extension ExtendedDependency {}

// All that it has can be seen: the conformance goes.
// hasgen: container
struct CertainDependency: Sendable {
  let clock: Int
  @available(macOS 14, *) let logger: String
  #warning("no logger")
}

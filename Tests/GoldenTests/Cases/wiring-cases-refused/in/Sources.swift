// Each case has an implementation of its own, so that only a function can choose.
protocol Log: Sendable {}
#if DEBUG
  struct DebugLog: Log {}  // hasgen: live
#else
  struct ReleaseLog: Log {}  // hasgen: live
#endif
protocol Clock: Sendable {}
struct WallClock: Clock {}
#if DEBUG
  struct TestClock: Clock {}  // hasgen: live
#endif
// Nor can anything be called that is called otherwise in each case.
final class Net: Sendable {
  #if DEBUG
    init(log: any Log) {}
  #else
    init(log: any Log, name: String) {}
  #endif
}
struct Mail: Sendable { init(name: String) {} }

struct AppDependency: Sendable {
  let log: any Log
  let clock: any Clock
  let net: Net
  let mail: Mail
  #if DEBUG
    static func makeMail() -> Mail { Mail(name: "") }
  #else
    static func makeMail(name: String) -> Mail { Mail(name: name) }
  #endif
}

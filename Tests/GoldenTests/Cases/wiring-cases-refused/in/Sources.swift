// Each case has an implementation of its own, so that only a function can choose.
protocol Log: Sendable {}
#if DEBUG
  struct DebugLog: Log {}  // hasgen: live
  struct ReleaseLog: Log {}  // hasgen: live
#endif
protocol Clock: Sendable {}
struct WallClock: Clock {}
#if DEBUG
  struct TestClock: Clock {}  // hasgen: live
#endif

struct AppDependency: Sendable {
  let log: any Log
  let clock: any Clock
  let mail: Mail
  #if DEBUG
    static func makeMail() -> Mail { Mail(name: "") }
  #endif
}

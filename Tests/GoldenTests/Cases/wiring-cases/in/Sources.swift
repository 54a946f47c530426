// What is written for each case is as good as what is written once.
protocol Log: Sendable {}
#if DEBUG
  struct DebugLog: Log {}
#else
  struct ReleaseLog: Log {}
#endif

protocol AuditLog {}
#if DEBUG
  extension DebugLog: AuditLog {}
#else
  extension ReleaseLog: AuditLog {}
#endif

struct Screen {
  #if DEBUG
    init(number: Int) {}
  #else
    init(number: Int) {}
  #endif
}
protocol MakesScreen { func makeScreen(number: Int) -> Screen }
protocol MakesReport { func makeReport() -> Report }
struct Report { init(auditLog: any AuditLog) {} }

struct AppDependency {
  let log: any Log

  #if DEBUG
    static func makeLog() -> any Log { DebugLog() }
    static func makeAuditLog() -> DebugLog { DebugLog() }
  #else
    static func makeLog() -> any Log { ReleaseLog() }
    static func makeAuditLog() -> ReleaseLog { ReleaseLog() }
  #endif
}

// The member has another type in each branch, and so has its protocol.
struct AppDependency: Sendable {
  #if DEBUG
    let mode: Int
  #else
    let mode: String
  #endif
  let tracer: Int
}
protocol HasTracer { var tracer: Int { get } }
#if DEBUG
  extension AppDependency: HasTracer {}
#endif

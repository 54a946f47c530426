// The member has another type in each branch, and so has its protocol.
struct AppDependency: Sendable {
  #if DEBUG
    let mode: Int
  #else
    let mode: String
  #endif
  let tracer: Int
}

// By hand under one condition, and generated under the other.
protocol HasTracer { var tracer: Int { get } }
#if DEBUG
  extension AppDependency: HasTracer {}
#endif

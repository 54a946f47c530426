// What is compiled only under a condition, or available only on some systems.
protocol HasLogger { var logger: Logger { get } }
final class Logger {}
struct AppDependency {
  let logger: Logger
  #if DEBUG
    let inspector: Inspector
  #endif
}
final class Inspector {}

#if DEBUG
  protocol MakesInspection { func makeInspection() -> Inspection }
  struct Inspection { let logger: Logger }
#endif

@available(macOS 99, *)
struct Widget { let logger: Logger }
@available(macOS 99, *)
protocol MakesWidget { func makeWidget() -> Widget }

// What is there under a condition is there for what stands under the same.
#if DEBUG
  protocol HasInspector { var inspector: Inspector { get } }
  protocol MakesProbe { func makeProbe() -> Probe }
  struct Probe { init(inspector: Inspector, dependencies: any HasInspector) {} }
#endif

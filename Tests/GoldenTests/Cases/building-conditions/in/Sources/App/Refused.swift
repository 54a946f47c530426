/// Each combination would take a function.
struct ManyDependency {
  let logger: Logger
  #if DEBUG
    let tracer: Tracer
  #endif
  #if BETA
    let disk: Disk
  #endif
  #if INTERNAL
    let cloud: Cloud
  #endif
}

/// A service that takes one argument more in debug builds.
struct Service: Working {
  let logger: Logger
  #if DEBUG
    let disk: Disk
  #endif
}

protocol Working {}

struct ServiceDependency {
  let service: any Working
}

/// A scope that is made otherwise in each build: nobody makes it by `live`.
struct TourDependency {
  let app: AppDependency
  #if DEBUG
    let disk: Disk
  #endif
}

protocol MakesTourDependency { func makeTourDependency() -> TourDependency }

final class TourCoordinator {
  typealias Dependencies = MakesTourDependency
  init(dependencies: any Dependencies) {}
}

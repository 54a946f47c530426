protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
/// Half the child's, half the parent's.
protocol HasAB: HasA, HasB {}
/// Asks for more itself.
protocol HasABC: HasAB { var c: Int { get } }
/// Asks for both halves itself.
protocol HasBoth {
  var a: Int { get }
  var b: Int { get }
}
/// Half is kept from children.
protocol HasKeptA: HasKept, HasB {}
// hasgen: no-forward
protocol HasKept { var kept: Int { get } }
/// Changes the parent.
protocol HasCount { var count: Int { get set } }
protocol HasCountB: HasCount { var b: Int { get } }
/// One half is only there at times.
protocol HasDebugB: HasB {
  #if DEBUG
    var debug: Int { get }
  #endif
}
protocol HasTraceB: HasB { var trace: Int { get } }

struct AppDependency {
  let a: Int
  var count: Int
  #if DEBUG
    let debug: Int
    let trace: Int
  #endif
  let kept: Int
}
struct UserDependency {
  let app: AppDependency
  let b: Int
}
struct CountingDependency {
  var app: AppDependency
  let b: Int
}
/// Has it from nobody.
struct NoneDependency {
  // hasgen: no-forward HasAB
  let app: AppDependency
  let b: Int
}
/// Has the whole from its parent.
struct TripDependency {
  let user: UserDependency
  let c: Int
}
/// The halves come from two parents.
// hasgen: container
struct OtherDependency {
  let b: Int
}
struct PairDependency {
  let app: AppDependency
  let other: OtherDependency
}
/// Nobody knows the parent.
// hasgen: container
struct Feature {
  let parent: any HasA
  let b: Int
}

final class Screen {
  typealias Dependencies = HasAB
  init(dependencies: any Dependencies) {}
}
func show(
  _ user: UserDependency, _ pair: PairDependency, _ trip: TripDependency, _ feature: Feature
) {
  _ = Screen(dependencies: user)
  _ = Screen(dependencies: trip)
  _ = Screen(dependencies: feature)
}

protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
/// Half the child's, half the parent's.
protocol HasAB: HasA, HasB {}
/// Half is kept from children.
protocol HasKeptA: HasKept, HasB {}
// hasgen: no-forward
protocol HasKept { var kept: Int { get } }

struct AppDependency {
  let a: Int
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

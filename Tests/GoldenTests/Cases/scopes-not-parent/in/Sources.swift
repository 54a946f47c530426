protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

struct AppDependency {
  let a: Int
  let b: Int
}
// hasgen: container
struct UserDependency<P: HasC> {
  let parent: P
  // hasgen: not-parent
  let extra: any HasB & HasC
}

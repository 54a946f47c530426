protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }

struct AppDependency {
  let b: Int
}
// hasgen: container
struct UserDependency<P: HasC> {
  let parent: P
  // hasgen: not-parent
  let extra: any HasB & HasC
}

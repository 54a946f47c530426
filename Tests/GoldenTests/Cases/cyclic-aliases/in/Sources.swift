protocol HasA { var a: Int { get } }
struct AppDependency { let a: Int }

struct One {
  typealias Dependencies = Two.Dependencies & HasA
}
struct Two {
  typealias Dependencies = Three.Dependencies & HasA
}
struct Three {
  typealias Dependencies = One.Dependencies
}
typealias Own = Own & HasA

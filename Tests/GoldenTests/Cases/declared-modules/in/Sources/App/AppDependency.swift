import Core

struct AppDependency {
  let core: CoreDependency
}

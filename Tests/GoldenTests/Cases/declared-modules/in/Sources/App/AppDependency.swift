import Core

struct AppDependency {
  let core: CoreDependency
  let hidden: Int
  let page: Page
}

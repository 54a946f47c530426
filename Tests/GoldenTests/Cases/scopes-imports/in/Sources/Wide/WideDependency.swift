public import Core

public struct WideDependency {
  let core: CoreDependency
}

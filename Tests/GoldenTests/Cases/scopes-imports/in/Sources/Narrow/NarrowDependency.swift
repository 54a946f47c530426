internal import Core

/// Other modules see it, and its generated file imports what it shows them.
public struct NarrowDependency {
  let core: CoreDependency
  let user: Int
}
struct InnerDependency {
  let core: CoreDependency
  let user: Int
}
protocol HasUser { var user: Int { get } }

struct Screen {
  typealias Dependencies = HasUser & HasLogger & HasToken
}

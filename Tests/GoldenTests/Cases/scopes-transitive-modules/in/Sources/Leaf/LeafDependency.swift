import User

struct LeafDependency {
  let parent: UserDependency
  let leaf: String
}

protocol HasLeaf { var leaf: String { get } }

final class Page {
  typealias Dependencies = Profile.Dependencies & HasLeaf

  init(dependencies: any Dependencies) {}
}

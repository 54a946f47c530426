import User

// The module does not import 'Core'.
struct LeafDependency {
  let parent: UserDependency
}

final class Page {
  typealias Dependencies = Profile.Dependencies

  init(dependencies: any Dependencies) {}
}

import HasgenGraph
import HasgenRules

extension ContainerOrigin {
  /// The reason why a type is a container, in words.
  var words: String {
    switch self {
    case .name: "it has the name of a container"
    case .configuration: "the configuration or the command line names it"
    case .mark: "it is marked '// hasgen: container'"
    case .child(let parent, let sign):
      "it stores \(parent.container.map { "'\($0)'" } ?? "a composition") as '\(parent.property)', "
        + "and \(sign.words)"
    case .subclass(let superclass):
      "it inherits from '\(superclass)', and its name ends in 'Dependency', 'Dependencies', "
        + "'Container' or 'Scope'"
    }
  }
}

extension ChildSign {
  fileprivate var words: String {
    switch self {
    case .suffix(let suffix): "its name ends in '\(suffix)'"
    case .conformance(let name): "it conforms by hand to '\(name)', which a composition names"
    case .product(let name): "'\(name)' returns it"
    }
  }
}

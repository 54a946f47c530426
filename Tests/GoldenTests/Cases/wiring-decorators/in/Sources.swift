// Somebody else may have the one inside, or there is none.
protocol Logging {}
final class Caching: Logging { init(inner: any Logging) {} }
final class Node { init(parent: Node?) {} }
final class Copied {
  init(url: String) {}
  init(copy: Copied) {}
}

struct AppDependency {
  let log: any Logging
  let node: Node
  let copied: Copied
}

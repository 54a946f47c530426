import Plants

struct AppDependency {
  let care: any Caring
  let garden: Garden
}

/// What the screens show.
final class Garden {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

protocol HasGarden {
  var garden: Garden { get }
}

protocol HasClosures {
  var now: @Sendable () -> Int { get }
  var onStroke: (@Sendable (Int) async -> Void)? { get }
}

protocol HasBoat {
  var boat: String { get }
}

struct AppDependency {
  let now: @Sendable () -> Int
  let onStroke: (@Sendable (Int) async -> Void)?
  let boat: String
}

/// Counts off the main actor.
actor StrokeCounter {
  typealias Dependencies = HasBoat & HasClosures & Sendable

  private let dependencies: any Dependencies
  private var strokes: [Int] = []

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func stroke() async {
    strokes.append(dependencies.now())
    await dependencies.onStroke?(strokes.count)
  }

  var summary: String { "\(dependencies.boat): \(strokes)" }
}

/// Runs where its caller does.
struct StrokeLabel {
  typealias Dependencies = HasClosures

  let dependencies: any Dependencies

  var text: String {
    "at \(dependencies.now())" + (dependencies.onStroke == nil ? "" : ", counted")
  }
}

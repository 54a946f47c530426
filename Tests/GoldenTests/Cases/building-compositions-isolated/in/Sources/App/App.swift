/// Cannot be shared.
class Canvas {
  init() {}
}

/// One requirement is isolated, the protocol is not.
protocol HasCanvas { @MainActor var canvas: Canvas { get } }
protocol HasLogger { var logger: Logger { get } }

final class Logger: Sendable {}

final class Painter {
  typealias Dependencies = HasCanvas & HasLogger
  @MainActor init(width: Int, dependencies: any Dependencies) {}
}

struct AppDependency {
  let canvas: Canvas
  let logger: Logger
  let painter: Painter
}

/// Everything of it is on the main actor already.
@MainActor
struct ScreenDependency {
  let canvas: Canvas
  let logger: Logger
  let painter: Painter
}

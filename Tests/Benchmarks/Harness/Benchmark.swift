/// One of the things that can be asked for.
struct Benchmark: Sendable {
  /// The word for it on the command line.
  let name: String
  /// What it measures, in a line.
  let summary: String
  /// Measures it.
  let run: @Sendable (Options) throws -> Report

  /// All that there are.
  static let all: [Benchmark] = [
    .tool, .growth, .wiring, .debug, .swiftSyntax, .generated, .compile,
  ]
}

/// One of the things that can be asked for.
///
/// Read the ratios: both sides of a ratio are measured in turns in the same run, while times are those
/// of this machine at this moment. A limit that is broken once means nothing: let the machine rest, and
/// run it again. After a change of the graph or of reading, run `growth` and `wiring` too, since `tool`
/// does not show what grows faster than the app.
struct Benchmark: Sendable {
  /// The word for it on the command line.
  let name: String
  /// The subject of the measurement, in one line.
  let summary: String
  /// Measures it.
  let run: @Sendable (Options) throws -> Report

  /// All that there are.
  static let all: [Benchmark] = [
    .tool, .growth, .wiring, .debug, .swiftSyntax, .generated, .compile,
  ]
}

import DependencyGraph
import Doubles
import Findings
import HasConfiguration
import HasGeneration
import Resolution
import Roles
import SwiftProgram

/// The files that have the name and the place of a generated one, and not its first line: a tool
/// that writes headers has taken it, or somebody has written them by hand.
///
/// They were read as sources. What hasgen would generate stands in them, so nothing seems to lack.
struct LostFirstLines {
  /// An error for each, in no particular order: what was read of such a file is in the way of what
  /// it says itself.
  let findings: [Finding]

  /// - Parameters:
  ///   - generator: Knows the places of generated files.
  ///   - containers: The containers, those without anything to generate included.
  ///   - sources: What was read.
  ///   - doubles: The files among the tests that have a name for doubles.
  ///   - previews: The folders for previews.
  init(
    of generator: FileGenerator, _ containers: [Container], in sources: ReadSources,
    doubles: [String], previews: [DoublesTarget]
  ) {
    let ofPreviews = previews.flatMap { target in target.modules.map { target.file(for: $0.text) } }
    let places = Set(containers.map(generator.path) + ofPreviews)
    let files = sources.modules.flatMap { module in
      module.files.map(\.path) + module.sketched.map(\.path)
    }
    findings = (files.filter(places.contains) + doubles).map {
      Finding(cause: .lacksFirstLine($0), about: [.unreadText, .misreadFile($0)])
    }
  }
}

extension Diagnostic {
  /// A file stands where a generated one belongs, and hasgen cannot tell that it has written it.
  static func lacksFirstLine(_ path: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .outputInTheWay,
      message: "this file has the name and the place of a generated one, but not its first line",
      location: Location(path: path, line: 1, column: 1),
      notes: [
        Note(
          "if hasgen wrote it and a tool changed its first line, delete it and run 'hasgen generate'; "
            + "a licence belongs under '\"header\"' in \(Configuration.fileName)"),
        Note(
          "if it is yours, give it another name, or give the generated file another place in "
            + Configuration.fileName),
      ])
  }
}

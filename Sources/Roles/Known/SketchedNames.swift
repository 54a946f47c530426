import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The names that sketches tell, of all files together.
package struct SketchedNames: Sendable {
  package private(set) var nested = NameSet()
  package private(set) var extended = NameSet()

  init(in modules: [SourceModule]) {
    for file in modules.lazy.flatMap(\.sketched) {
      file.sketch.addNames(.nested, to: &nested)
      file.sketch.addNames(.extended, to: &extended)
    }
  }
}

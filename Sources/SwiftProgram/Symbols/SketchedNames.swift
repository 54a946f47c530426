import SwiftLexing
import SwiftOutline

/// The names that sketches tell, of all files together.
package struct SketchedNames: Sendable {
  package private(set) var declared = NameSet()
  package private(set) var nested = NameSet()
  package private(set) var extended = NameSet()

  package init(in modules: [SourceModule]) {
    for file in modules.lazy.flatMap(\.sketched) {
      file.sketch.addNames(.declared, to: &declared)
      file.sketch.addNames(.nested, to: &nested)
      file.sketch.addNames(.extended, to: &extended)
    }
  }
}

import DependencyGraph
import Doubles
import Roles
import SwiftWriting

extension TestDoubles {
  /// The value for the template `TestDoubles`; `Templates` describes it.
  var templateValue: MustacheValue {
    let lines =
      imports + (isForPreviews ? [] : [ConditionalText("@testable import \(module)")])
      + (usesHasKit ? [ConditionalText("import HasKit")] : [])
      // All of Foundation would bring names that the module may have as well.
      + (hasLocks && !imports.contains(ConditionalText("import Foundation"))
        ? [ConditionalText("import class Foundation.NSLock")] : [])
    return .object([
      "module": .string(module), "purpose": .string(isForPreviews ? "previews" : "tests"),
      "imports": .parts(
        ImportLine.groups(of: Set(lines).sorted { $0.text < $1.text }), separated: .never),
      "stubs": .parts(declarations),
      "support": .parts([support]),
    ])
  }
}

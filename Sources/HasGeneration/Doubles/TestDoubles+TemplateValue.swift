import DependencyGraph
import Doubles
import Roles

extension TestDoubles {
  /// What the template `TestDoubles` is rendered with; `Templates` describes it.
  var templateValue: MustacheValue {
    let hasLocks = stubs.contains(where: \.hasLocks)
    let lines =
      imports + [ConditionalText("@testable import \(module)")]
      + (usesHasKit ? [ConditionalText("import HasKit")] : [])
      // All of Foundation would bring names that the module may have as well.
      + (hasLocks && !imports.contains(ConditionalText("import Foundation"))
        ? [ConditionalText("import class Foundation.NSLock")] : [])
    return .object([
      "module": .string(module),
      "imports": .list(ImportLine.groups(of: Set(lines).sorted { $0.text < $1.text })),
      "stubs": .list(stubs.map { StubText($0, usesHasKit: usesHasKit).templateValue }),
      "hasLocks": .bool(hasLocks),
      "isNonisolated": .bool(isNonisolated),
      "hasLockedValues": .bool(stubs.contains(where: \.hasLockedValues)),
    ])
  }
}

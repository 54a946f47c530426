import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The consumers of a module that get preview dependencies: views, view controllers and observable
/// models, those marked `// hasgen: preview`, and those that the configuration names.
struct PreviewConsumers {
  private(set) var consumers: StubbedConsumers
  /// The findings about names and marks of types that are no consumers.
  private(set) var findings: [Finding] = []

  /// The types of the platforms whose subtypes are shown in previews, or are models of views.
  private static let shown: Set = [
    "NSViewController", "Observable", "ObservableObject", "UIViewController", "View",
  ]

  init(
    of all: StubbedConsumers, in module: Int, for target: DoublesTarget, table: SymbolTable
  ) {
    let names = Set(target.names.map(\.text))
    let types = table.allIDs.filter { id in
      table[id].module == module && [.struct, .class, .actor].contains(table[id].kind)
        && (names.contains(table[id].path) || table.isMarked(id)
          || table.isShown(id, as: Self.shown))
    }
    let chosen = Set(types.map { table[$0].path }).union(names)
    consumers = all
    consumers.subjects.removeAll {
      !chosen.contains($0.name) || $0.condition.and(.debug).isNever
    }
    consumers.ambiguous.removeAll { !chosen.contains($0.name) }
    var known = Set((consumers.subjects + consumers.ambiguous).map(\.name))
    for id in types where !known.contains(table[id].path) {
      if let subject = all.subject(of: id) {
        consumers.subjects.append(subject)
        known.insert(subject.name)
      } else if table.isMarked(id) {
        findings.append(
          .error(
            .idleDirective, "'preview' does nothing here",
            cure: "write 'typealias Dependencies = HasA & HasB' in it", at: table.location(of: id)))
      }
    }
    for name in target.names where !known.contains(name.text) {
      let near = nearestName(to: name.text, among: (all.subjects + all.ambiguous).map(\.name))
      findings.append(
        .error(
          .unknownTests, "'\(table.modules[module].name)' has no consumer '\(name.text)'",
          cure: near.map { "did you mean '\($0)'?" }
            ?? "a consumer declares its dependencies: 'typealias Dependencies = HasA & HasB'",
          at: name.location))
    }
  }
}

extension SymbolTable {
  /// Whether a type is marked `// hasgen: preview`.
  fileprivate func isMarked(_ id: SymbolID) -> Bool {
    self[id].sites.flatMap(\.declaration.directives).contains { $0.name == "preview" }
  }

  /// Whether a type has one of some supertypes, or is `@Observable`.
  fileprivate func isShown(_ id: SymbolID, as shown: Set<String>) -> Bool {
    let closure = supertypeClosure(of: id)
    let declared = (Array(closure.protocols.keys) + closure.superclasses).map { self[$0].name }
    return !closure.externals.union(declared).isDisjoint(with: shown)
      || self[id].sites.flatMap(\.declaration.attributes).contains { $0.name == "Observable" }
  }
}

import SwiftProgram

/// What the consumers do with the dependencies that they ask for.
package struct Uses: Sendable {
  /// What a consumer does with one of the protocols that a composition brings.
  package func use(of id: SymbolID, in composition: LintedComposition) -> DependencyUse {
    .unknown(nil)
  }
}

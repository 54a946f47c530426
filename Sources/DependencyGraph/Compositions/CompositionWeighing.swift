import SwiftOutline

/// Decides whether a composition asks for dependencies or constrains a model.
struct CompositionWeighing {
  /// How surely its protocols are dependencies; `nil` where they are none.
  let certainty: Composition.Certainty?

  /// What no container has to supply.
  static let neutral: Set<String> = ["AnyObject", "Sendable", "Any"]

  /// - Parameters:
  ///   - countOfParts: How many Has-protocols it comes to.
  ///   - others: The other declarations that it names.
  ///   - externals: The names in it that no source declares.
  init(
    _ composition: Composition, countOfParts: Int, others: [SymbolID], externals: [String],
    table: SymbolTable, rules: Rules
  ) {
    let isOfModel =
      others.contains { table[$0].kind != .protocol }
      || (externals + others.flatMap { table.kinship(of: $0).externals }).contains(
        where: isOfModels)
    let isOfObject = externals.contains("AnyObject")
    // What is called as a Has-protocol is one, be it misspelled or not read.
    let undeclared = externals.filter(rules.fitsDependency)
    let countOfParts = countOfParts + undeclared.count
    let isForeign = externals.contains { !Self.neutral.contains($0) && !undeclared.contains($0) }
    switch composition.form {
    case .parent, .single:
      certainty = composition.certainty
    case .alias:
      let name = composition.name
      let isCalledSo = DependencyNames.fits(composition: name) || rules.fitsDependency(name)
      certainty =
        isCalledSo
        ? .certain
        : isOfModel || isOfObject ? nil : countOfParts < 2 && isForeign ? .partByPart : .certain
    case .umbrella:
      certainty = isOfModel && composition.certainty != .certain ? nil : composition.certainty
    case .inline, .argument:
      certainty =
        isOfModel || isOfObject
        ? nil
        : countOfParts > 1 || composition.isCalledSo ? composition.certainty : .partByPart
    }
  }
}

/// Whether only models conform to what has that name, or classes inherit from it, rather than
/// containers.
private func isOfModels(_ external: String) -> Bool {
  [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "RawRepresentable",
  ].contains(external) || external.hasPrefix("UI") || external.hasPrefix("NS")
}

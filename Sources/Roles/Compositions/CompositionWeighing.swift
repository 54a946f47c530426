import SwiftReading
import SwiftProgram

/// Decides whether a composition consists of dependencies or constrains a model.
struct CompositionWeighing {
  /// The certainty that the protocols are dependencies; `nil` if they are not.
  let certainty: Composition.Certainty?

  /// The parts of a composition that no container has to supply.
  static let neutral: Set<String> = ["AnyObject", "Sendable", "Any"]

  /// The protocols to which models conform, and containers usually do not.
  private static let ofModels: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "RawRepresentable",
  ]

  /// - Parameters:
  ///   - countOfParts: The number of Has-protocols in the composition.
  ///   - others: The other declarations in the composition.
  ///   - externals: The names in the composition that no source declares.
  init(
    _ composition: Composition, countOfParts: Int, others: [SymbolID], externals: [String],
    table: SymbolTable, rules: Rules
  ) {
    // A container in a composition stands for all Has-protocols to which it conforms.
    let others = others.filter {
      !ContainerNames.standard.contains(table[$0].name) && !table.isAskedFor($0, by: rules)
    }
    let inherited = others.flatMap { table.supertypeClosure(of: $0).externals }
    let isOfModel =
      others.contains { table[$0].kind != .protocol }
      || externals.contains(where: Self.isOfModels) || inherited.contains(where: Self.isOfModels)
    let isRestricted = isOfModel || externals.contains("AnyObject")
    // A name that fits Has-protocols counts as one, even if it is misspelled or declared in an
    // unread module.
    let count = countOfParts + externals.filter(rules.fitsDependency).count
    let isForeign = externals.contains {
      !Self.neutral.contains($0) && !rules.fitsDependency($0)
    }
    let name = composition.name

    switch composition.form {
    case .alias where DependencyNames.fits(composition: name) || rules.fitsDependency(name):
      certainty = .certain
    case .alias, .inline, .argument:
      let isOne = count < 2 && (composition.form == .alias ? isForeign : !composition.isCalledSo)
      certainty = isRestricted ? nil : isOne ? .partByPart : composition.certainty
    case .umbrella where isOfModel && composition.certainty != .certain:
      certainty = nil
    case .parent, .single, .umbrella:
      certainty = composition.certainty
    }
  }

  /// True if models conform to the protocol with this name, or if it is a class of a platform.
  private static func isOfModels(_ external: String) -> Bool {
    ofModels.contains(external) || external.hasPrefix("UI") || external.hasPrefix("NS")
  }
}

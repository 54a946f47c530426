import SwiftReading
import SwiftProgram

/// Decides whether a composition asks for dependencies or constrains a model.
struct CompositionWeighing {
  /// The certainty that its protocols are dependencies; `nil` if they are none.
  let certainty: Composition.Certainty?

  /// The parts of a composition that no container has to supply.
  static let neutral: Set<String> = ["AnyObject", "Sendable", "Any"]

  /// The protocols that models conform to, rather than containers.
  private static let ofModels: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "RawRepresentable",
  ]

  /// - Parameters:
  ///   - countOfParts: How many Has-protocols it comes to.
  ///   - others: The other declarations that it names.
  ///   - externals: The names in it that no source declares.
  init(
    _ composition: Composition, countOfParts: Int, others: [SymbolID], externals: [String],
    table: SymbolTable, rules: Rules
  ) {
    // A container stands for all that it has.
    let others = others.filter {
      !ContainerNames.standard.contains(table[$0].name) && !table.isAskedFor($0, by: rules)
    }
    let inherited = others.flatMap { table.supertypeClosure(of: $0).externals }
    let isOfModel =
      others.contains { table[$0].kind != .protocol }
      || externals.contains(where: Self.isOfModels) || inherited.contains(where: Self.isOfModels)
    let isRestricted = isOfModel || externals.contains("AnyObject")
    // What is called as a Has-protocol is one, be it misspelled or not read.
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

  /// True if models conform to what has that name, or classes of the platforms inherit from it.
  private static func isOfModels(_ external: String) -> Bool {
    ofModels.contains(external) || external.hasPrefix("UI") || external.hasPrefix("NS")
  }
}

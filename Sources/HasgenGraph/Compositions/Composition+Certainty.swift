import HasgenProgram
import HasgenReading

extension Composition {
  /// The certainty that the protocols are dependencies; `nil` if they constrain a model.
  ///
  /// - Parameters:
  ///   - countOfParts: The number of Has-protocols in the composition.
  ///   - others: The other declarations in the composition.
  ///   - externals: The names in the composition that no source declares.
  func certainty(
    countOfParts: Int, others: [SymbolID], externals: [String], in table: SymbolTable,
    by rules: Rules
  ) -> Certainty? {
    // A container in a composition stands for all Has-protocols to which it conforms.
    let others = others.filter {
      !ContainerNames.standard.contains(table[$0].name) && !table.isAskedFor($0, by: rules)
    }
    let inherited = others.flatMap { table.supertypeClosure(of: $0).externals }
    let isOfModel =
      others.contains { table[$0].kind != .protocol }
      || (externals + inherited).contains(where: Self.isOfModels)
    switch form {
    case .alias where DependencyNames.fits(composition: name) || rules.fitsDependency(name):
      return .certain
    case .alias, .inline, .argument:
      if isOfModel || externals.contains("AnyObject") { return nil }
      // A name that fits Has-protocols counts as one, even if it is misspelled or declared in an
      // unread module.
      let count = countOfParts + externals.filter(rules.fitsDependency).count
      let isForeign = externals.contains { !Self.neutral.contains($0) && !rules.fitsDependency($0) }
      let isOne = count < 2 && (form == .alias ? isForeign : !hasUsualName)
      return isOne ? .partByPart : certainty
    case .umbrella where isOfModel && certainty != .certain:
      return nil
    case .parent, .single, .umbrella:
      return certainty
    }
  }
}

extension Composition {
  /// The parts of a composition that no container has to supply.
  package static let neutral: Set<String> = ["AnyObject", "Sendable", "Any"]

  /// The protocols to which models conform, and containers usually do not.
  private static let protocolsOfModels: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "Identifiable", "RawRepresentable",
  ]

  /// True if models conform to the protocol with this name, or if it is a class of a platform.
  private static func isOfModels(_ external: String) -> Bool {
    protocolsOfModels.contains(external) || external.hasPrefix("UI") || external.hasPrefix("NS")
  }
}

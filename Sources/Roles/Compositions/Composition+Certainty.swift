import SwiftReading
import SwiftProgram

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
      || (externals + inherited).contains(where: \.isProtocolOfModels)
    switch form {
    case .alias where DependencyNames.fits(composition: name) || rules.fitsDependency(name):
      return .certain
    case .alias, .inline, .argument:
      if isOfModel || externals.contains("AnyObject") { return nil }
      // A name that fits Has-protocols counts as one, even if it is misspelled or declared in an
      // unread module.
      let count = countOfParts + externals.filter(rules.fitsDependency).count
      let isForeign = externals.contains { !$0.isNeutralPart && !rules.fitsDependency($0) }
      let isOne = count < 2 && (form == .alias ? isForeign : !hasUsualName)
      return isOne ? .partByPart : certainty
    case .umbrella where isOfModel && certainty != .certain:
      return nil
    case .parent, .single, .umbrella:
      return certainty
    }
  }
}

extension String {
  /// True if the string names a part of a composition that no container has to supply.
  var isNeutralPart: Bool { ["AnyObject", "Sendable", "Any"].contains(self) }

  /// True if models conform to the protocol with this name and containers usually do not, or if it
  /// is a class of a platform.
  fileprivate var isProtocolOfModels: Bool {
    let known: Set = [
      "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error",
      "Hashable", "Identifiable", "RawRepresentable",
    ]
    return known.contains(self) || hasPrefix("UI") || hasPrefix("NS")
  }
}

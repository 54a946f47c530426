import SwiftProgram

extension ResolvedGraph {
  /// The conformances that are written for a container.
  ///
  /// - Parameter declared: The protocols that its properties get. One that cannot be declared only
  ///   keeps its name from being told as unknown: nothing conforms to it.
  func conformances(
    of container: NominalType, declaring declared: [ProtocolDraft]
  ) -> [GeneratedConformance] {
    let undeclared = Set(declared.filter { $0.written == nil }.map(\.name))
    return (generated[container.id] ?? []).filter { item in
      !undeclared.contains(supply.symbols[item.conformance.protocolID].name)
    }
  }
}

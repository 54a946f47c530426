import SwiftProgram

/// A conformance to be generated.
struct GeneratedConformance {
  let conformance: ContainerConformance
  /// What its file has to import.
  let imports: Set<ConditionalText>
  /// The members that forward to parents.
  var members: [ForwardedMember] = []
}

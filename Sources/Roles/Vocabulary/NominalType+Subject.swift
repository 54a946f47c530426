import SwiftProgram

extension NominalType {
  /// The name under which findings refer to the type.
  package var subject: String { "\(symbol.module).\(symbol.path)" }
}

import SwiftProgram

extension NominalType {
  /// What findings call it that are about something of it.
  package var subject: String { "\(symbol.module).\(symbol.path)" }
}

import SwiftOutline
import SwiftProgram

extension ReferenceGap.Cause {
  /// What keeps a requirement from being forwarded by anything; `nil` for nothing.
  init?(forwarding wanted: Declaration) {
    if wanted.kind == .`init` {
      self = .initializer
      return
    }
    if wanted.mentionsSelf {
      self = .mentionsSelf(wanted.name)
    } else if wanted.parameters.contains(where: \.isVariadic) {
      self = .variadic(wanted.name)
    } else {
      return nil
    }
  }
}

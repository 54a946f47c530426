import SwiftReading

extension Access {
  /// The word before a declaration of that access in a file of its own; empty for `internal`.
  package var prefix: String {
    switch self {
    case .open, .public: "public"
    case .package: "package"
    case .internal, .fileprivate, .private: ""
    }
  }
}

import SwiftReading

extension Access {
  /// The access modifier of a declaration in a generated file; empty for `internal`.
  package var prefix: String {
    switch self {
    case .open, .public: "public"
    case .package: "package"
    case .internal, .fileprivate, .private: ""
    }
  }
}

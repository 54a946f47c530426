import Foundation

/// The settings of `.ci/nightly`.
package enum Nightly {
  /// Whether tests try everything instead of a selection.
  package static let isOn = ProcessInfo.processInfo.environment["HASGEN_NIGHTLY"] != nil

  /// The language modes in which generated code is compiled.
  package static let languageModes = isOn ? ["5", "6"] : ["6"]
}

import Foundation

/// The long checks that `.ci/nightly` asks for.
package enum Nightly {
  /// Whether tests try all that they can, in place of a selection.
  package static let isOn = ProcessInfo.processInfo.environment["HASGEN_NIGHTLY"] != nil

  /// The language modes in which generated code is compiled.
  package static let languageModes = isOn ? ["5", "6"] : ["6"]
}

import FileSystem
import SwiftLexing
import SwiftOutline

/// The facts of a `Package.swift` about the modules that the build sees, as far as they are
/// literal.
///
/// A manifest is a program, and is never run. What is computed is left out, and named in `doubts`.
package struct Manifest: Sendable, Hashable {
  /// A fact that is unknown, since the manifest computes it.
  package struct Doubt: Sendable, Hashable {
    package let position: SourcePosition
    /// The unknown fact, in lower case: `the path of target 'App' is computed`.
    package let message: String
  }

  /// A mistake in the text, and its place.
  package struct Fault: Sendable, Hashable {
    package let position: SourcePosition
    package let problem: Problem
  }

  /// The version behind `swift-tools-version:`; `nil` where there is none.
  package let toolsVersion: ToolsVersion?
  package let name: String?
  package let targets: [ManifestTarget]
  /// Whether `targets` are all that the build sees, and no others.
  package let areTargetsComplete: Bool
  /// The paths of the packages that it depends on by path, relative to its own folder.
  package let localPackages: [String]
  /// Whether `localPackages` are all.
  package let areLocalPackagesComplete: Bool
  /// The language mode of targets that state none: 4, 5 or 6; `nil` where it is unknown.
  package let languageMode: Int?
  /// The unknown facts, in the order of the text.
  package let doubts: [Doubt]
  /// The reason why the text cannot be read to its end; `nil` if it can.
  package let fault: Fault?
}

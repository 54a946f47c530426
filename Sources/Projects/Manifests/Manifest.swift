import FileSystem
import SwiftLexing
import SwiftOutline

/// What a `Package.swift` says of the modules that the build sees, as far as it says so literally.
///
/// A manifest is a program, and is never run. What is computed is left out, and named in `doubts`.
package struct Manifest: Sendable, Hashable {
  /// Something that the manifest computes, so that a fact is unknown.
  package struct Doubt: Sendable, Hashable {
    package let position: SourcePosition
    /// What is unknown, in lower case: `the path of target 'App' is computed`.
    package let message: String
  }

  /// What is wrong with the text, and where.
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
  /// What is unknown, in the order of the text.
  package let doubts: [Doubt]
  /// Why the text cannot be read to its end; `nil` if it can.
  package let fault: Fault?
}

import Findings
import SwiftReading
import SwiftProgram

/// A folder that gets doubles: that of a test target, or one for previews in the app.
public struct DoublesTarget: Sendable {
  /// The treatment of members that a test does not supply.
  public enum Style: String, Sendable, CaseIterable {
    /// The test does not compile.
    case strict
    /// A use of the member ends the test process.
    case lenient
  }

  /// A name in the configuration.
  public struct Name: Sendable, Hashable {
    /// The name.
    public let text: String
    /// The place of the name in the configuration.
    public let location: Location

    package init(_ text: String, at location: Location) {
      self.text = text
      self.location = location
    }
  }

  /// The path to print of its folder, and its place in the configuration.
  public package(set) var folder: Name
  /// `true` if the folder belongs to the module of the consumers, and gets preview dependencies.
  package let isForPreviews: Bool
  /// The modules of the consumers; empty for the one that the folder is named for, or the only one.
  package var modules: [Name]
  package let style: Style
  /// The protocols of services that get a stub besides those marked `// hasgen: stub`; or the
  /// consumers that get preview dependencies besides those marked `// hasgen: preview`.
  package let names: [Name]
  /// The settings of its build, as far as they are known.
  package var settings: ModuleSettings
  /// `true` if its files import HasKit.
  package var importsHasKit = false
  /// The types that its files declare, qualified with dots.
  package var declared: Set<String> = []
  /// The modules that a partial run reads; `nil` for a full run.
  package var readModules: Set<String>?

  package init(
    folder: Name, isForPreviews: Bool = false, modules: [Name] = [], style: Style = .strict,
    names: [Name] = [], settings: ModuleSettings = .unknown
  ) {
    self.folder = folder
    self.isForPreviews = isForPreviews
    self.modules = modules
    self.style = style
    self.names = names
    self.settings = settings
  }

  /// The module that a test target's folder is named for: `App` of `Tests/AppTests`.
  package var defaultModule: String? {
    let name = folder.text.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix("Tests") && !isForPreviews ? String(name.dropLast("Tests".count)) : nil
  }

  /// `true` if its own files declare a type with this qualified name.
  package func declares(_ path: String) -> Bool { declared.contains(path) }
}

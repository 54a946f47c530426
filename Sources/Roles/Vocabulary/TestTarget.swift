import Findings
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// A test target that gets doubles: what the configuration says of it, and what its files say.
public struct TestTarget: Sendable {
  /// The treatment of members that a test does not supply.
  public enum Style: String, Sendable, CaseIterable {
    /// They stop the test when they are used.
    case lenient
    /// There are none: every member is an argument that has to be given.
    case strict
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

  /// The path to print of its folder, and where the configuration has it.
  public let folder: Name
  /// The modules that it tests; empty for the one that its folder is named for, or the only one.
  public let modules: [Name]
  /// The treatment of members that a test does not supply.
  public let style: Style
  /// The services that get a stub beside those that are marked `// hasgen: stub`, by the names of
  /// their protocols.
  public let services: [Name]
  /// Whether its files import HasKit.
  public let importsHasKit: Bool
  /// The settings of its build, as far as they are known.
  public let settings: ModuleSettings
  /// The types that its files declare at file level, and in extensions as far as they are called
  /// `Stub…`; qualified with dots.
  package let declared: Set<NameHash>

  /// The modules of which alone something is known; `nil` for all.
  package let readModules: Set<String>?

  package init(
    folder: Name, modules: [Name] = [], style: Style = .lenient, services: [Name] = [],
    importsHasKit: Bool = false, settings: ModuleSettings = .unknown,
    declared: Set<NameHash> = [], readModules: Set<String>? = nil
  ) {
    self.folder = folder
    self.modules = modules
    self.style = style
    self.services = services
    self.importsHasKit = importsHasKit
    self.settings = settings
    self.declared = declared
    self.readModules = readModules
  }

  /// Returns the target with the facts that its files and its manifest state.
  ///
  /// - Parameter modules: The modules that are read, where those may not be all.
  package func with(
    importsHasKit: Bool, declared: Set<NameHash>, modules: Set<String>?, settings: ModuleSettings
  ) -> TestTarget {
    TestTarget(
      folder: folder, modules: self.modules, style: style, services: services,
      importsHasKit: importsHasKit, settings: settings, declared: declared, readModules: modules)
  }

  /// The module that its folder is named for: `App` of `Tests/AppTests`.
  package var defaultModule: String? {
    let name = folder.text.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : nil
  }

  /// Whether its own files declare a type of that qualified name.
  package func declares(_ path: String) -> Bool { declared.contains(NameHash(path)) }
}

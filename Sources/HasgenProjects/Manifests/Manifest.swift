import HasgenProgram
import HasgenReading

/// The facts that a `Package.swift` states literally. Nothing is evaluated.
package struct Manifest: Sendable {
  /// The version behind `swift-tools-version:`; `nil` if there is none.
  package let toolsVersion: ToolsVersion?
  package internal(set) var targets: [ManifestTarget] = []
  /// The paths of the packages that it depends on by path, relative to its own folder.
  package internal(set) var localPackages: [String] = []
  /// True if the text mentions a default isolation, even in settings that are unknown.
  package internal(set) var namesDefaultIsolation = false
  /// The reasons why targets are missing or wrong.
  package private(set) var errors: [Diagnostic] = []

  /// Reads the bytes of a manifest. Never fails: `errors` lists the parts that could not be read.
  ///
  /// - Parameter path: The path to print.
  package init(reading bytes: UnsafeBufferPointer<UInt8>, path: String = ManifestName.usual) {
    toolsVersion = ToolsVersion(ofManifest: String(decoding: bytes, as: UTF8.self))
    let (tokens, problem) = ManifestToken.tokens(of: bytes)
    var reader = ManifestReader(tokens)
    reader.read(into: &self)
    let lines = LineTable(of: bytes)
    func error(
      _ message: String, at offset: Int, id: DiagnosticID, cure: String?
    ) -> Diagnostic {
      let place = lines.position(of: offset)
      return Diagnostic(
        .error, message, id: id,
        at: Location(path: path, line: place.line, column: place.column), note: cure)
    }
    if let problem {
      errors = [
        error(
          problem.message, at: problem.offset, id: DiagnosticID(problem.kind),
          cure: problem.cure)
      ]
      return
    }
    // The commands are for the package in the working directory.
    let cure =
      path == Path.name(of: path)
      ? "run 'swift package describe --type json > package.json' and 'hasgen init --described "
        + "package.json', or write it as a literal"
      : "write it as a literal, or list the folders of the modules as 'sources' in "
        + "'\(ProjectMark.configurationFile)'"
    errors = reader.faults.map {
      error($0.message, at: $0.offset, id: .computedManifest, cure: cure)
    }
  }
}

/// A target of a package.
package struct ManifestTarget: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case regular, executable, test, macro, plugin, system, binary
  }

  /// The Swift settings of a target.
  package struct SwiftSettings: Sendable, Hashable {
    /// The isolation of declarations that state none; `nil` if the manifest states none.
    var defaultIsolation: ModuleSettings.DefaultIsolation?
    /// The features that are enabled under all conditions.
    var features: Set<String> = []
  }

  package let kind: Kind
  package let name: String
  /// The folder, relative to the package's; `nil` if it follows from the name.
  package let path: String?
  /// The files and folders in its folder that belong to it; `nil` for all.
  package let sources: [String]?
  /// The files and folders in its folder that do not belong to it.
  package let exclude: [String]
  /// The names of the targets and products that it depends on; `nil` if they are unknown.
  package let dependencies: [String]?
  /// The settings; `nil` if they are unknown.
  package let settings: SwiftSettings?
}

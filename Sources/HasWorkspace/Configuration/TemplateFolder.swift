import DependencyGraph
import HasGeneration

/// The user's own templates, which take the place of the embedded ones.
package struct TemplateFolder: Sendable {
  private static let suffix = ".mustache"

  /// The texts by their names, without `.mustache`.
  let templates: [String: String]
  /// The folder's path, for messages.
  let path: String

  /// No templates.
  init() {
    templates = [:]
    path = ""
  }

  /// Reads the folder.
  ///
  /// - Parameters:
  ///   - path: The folder as seen from the working directory.
  ///   - location: Where the configuration names it.
  ///   - names: The names that mean something.
  /// - Throws: `WorkspaceError` when it cannot be read, or holds a template of no known name.
  package init(
    reading path: String, workingDirectory: String, location: Location?, names known: [String]
  ) throws(WorkspaceError) {
    let folder = Path.join(workingDirectory, path)
    var templates: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    do throws(SystemError) {
      for (file, _) in try Disk.names(in: folder) where file.hasSuffix(Self.suffix) {
        let name = String(file.dropLast(Self.suffix.count))
        let shown = Path.join(path, file)
        let place = Location(path: shown, line: 1, column: 1)
        if !known.contains(name) {
          diagnostics.append(Self.unknown(name, known, at: place))
          continue
        }
        let bytes = try Disk.contents(of: Path.join(folder, file))
        if let text = String(validating: bytes, as: UTF8.self) {
          templates[name] = text
        } else {
          diagnostics.append(
            Diagnostic(
              severity: .error, id: "invalid-template", message: "the template is not UTF-8",
              location: place))
        }
      }
    } catch {
      throw WorkspaceError(
        "cannot read the templates in '\(path)': \(error.reason)", id: "unreadable-templates",
        at: location)
    }
    guard diagnostics.isEmpty else { throw WorkspaceError(diagnostics) }
    self.templates = templates
    self.path = path
  }

  /// What is wrong with a template, at its place if it is the user's.
  func error(for error: TemplateError) -> WorkspaceError {
    let file = Path.join(path, error.template + Self.suffix)
    let isOwn = templates[error.template] != nil
    return WorkspaceError(
      isOwn ? error.message : "in the template '\(error.template)': \(error.message)",
      id: "invalid-template",
      at: isOwn ? Location(path: file, line: error.line, column: 1) : nil)
  }

  private static func unknown(
    _ name: String, _ known: [String], at location: Location
  ) -> Diagnostic {
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    let nearest = nearestName(to: name, among: known)
    return Diagnostic(
      severity: .error, id: "unknown-template", message: "there is no template '\(name)'",
      location: location,
      notes: [Diagnostic.Note(nearest.map { "did you mean '\($0)'?" } ?? "there are \(names)")])
  }
}

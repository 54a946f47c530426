import Projects
import Findings
import HasGeneration

/// The user's own templates, which take the place of the embedded ones.
package struct TemplateFolder: Sendable {
  private static let suffix = ".mustache"

  /// The texts by their names, without `.mustache`.
  package let templates: [String: String]
  /// The folder's path, for messages.
  private let path: String

  /// No templates.
  init() {
    templates = [:]
    path = ""
  }

  /// Reads the `.mustache` files of a folder. Whether their names and texts mean anything is for
  /// the generator to say.
  ///
  /// - Throws: `WorkspaceError` when the folder or one of them cannot be read.
  package init(
    reading folder: RequestedPath, workingDirectory: String
  ) throws(WorkspaceError) {
    var templates: [String: String] = [:]
    do {
      let absolute = Path.join(workingDirectory, folder.path)
      for file in try Disk.entries(in: absolute).map(\.name) where file.hasSuffix(Self.suffix) {
        let bytes = try Disk.contents(of: Path.join(absolute, file))
        templates[String(file.dropLast(Self.suffix.count))] = String(decoding: bytes, as: UTF8.self)
      }
    } catch {
      throw WorkspaceError(
        "cannot read the templates in '\(folder.path)': \(error.reason)",
        id: .unreadableTemplates, at: folder.location)
    }
    self.templates = templates
    path = folder.path
  }

  /// The error for a mistake in a template, at its place if the template is the user's.
  package func error(for error: TemplateError) -> WorkspaceError {
    guard templates[error.template] != nil else {
      return WorkspaceError(
        "in the template '\(error.template)': \(error.message)", id: .invalidTemplate)
    }
    let file = Path.join(path, error.template + Self.suffix)
    return WorkspaceError(
      error.message, id: .invalidTemplate,
      at: Location(path: file, line: error.line, column: 1))
  }
}

extension Settings {
  /// The user's own templates.
  ///
  /// - Throws: `WorkspaceError` if they cannot be read.
  func templates() throws(WorkspaceError) -> TemplateFolder {
    guard let folder = configuration.templates else { return TemplateFolder() }
    return try TemplateFolder(
      reading: folder, workingDirectory: workingDirectory)
  }
}

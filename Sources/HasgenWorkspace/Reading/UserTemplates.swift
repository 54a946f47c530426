import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

extension FileGenerator {
  /// A generator with the user's own templates: the `.mustache` files of a folder.
  ///
  /// - Throws: `WorkspaceError` if they cannot be read or replace no template.
  package init(_ settings: Settings) throws(WorkspaceError) {
    let suffix = ".mustache"
    var templates: [String: String] = [:]
    if let folder = settings.configuration.templates {
      do {
        let absolute = Path.join(settings.workingDirectory, folder.path)
        for file in try Disk.entries(in: absolute).map(\.name) where file.hasSuffix(suffix) {
          let bytes = try Disk.contents(of: Path.join(absolute, file))
          templates[String(file.dropLast(suffix.count))] = String(decoding: bytes, as: UTF8.self)
        }
      } catch {
        throw WorkspaceError(
          "cannot read the templates in '\(folder.path)': \(error.reason)",
          id: .unreadableTemplates, at: folder.location)
      }
    }
    try self.init(
      templates: templates, in: settings.configuration.templates?.path ?? "",
      choices: settings.rules.choices, header: settings.configuration.header)
  }
}

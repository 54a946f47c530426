/// Makes the text of the files of `hasgen new`, through templates.
package struct NewFileGenerator: Sendable {
  private let library: TemplateLibrary

  /// - Parameter templates: The user's templates by name, in place of the embedded ones.
  /// - Throws: `TemplateError` when one cannot be read or replaces none.
  package init(templates: [String: String]) throws(TemplateError) {
    library = try TemplateLibrary(replacements: templates)
  }

  /// The text of a new file, indented by steps of two spaces.
  ///
  /// - Parameter values: The texts by the names that the template uses.
  package func text(
    of template: String, for values: [String: String]
  ) throws(TemplateError) -> String {
    let text = library.text(template, for: .object(values.mapValues { .string($0) }))
    guard !text.hasPrefix(FileGenerator.marker) else {
      throw TemplateError(
        template: template, line: 1,
        message: "the file must not begin with '\(FileGenerator.marker)': it would be overwritten")
    }
    return text
  }
}

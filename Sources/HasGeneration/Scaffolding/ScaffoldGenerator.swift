import DependencyGraph
import Scaffolding
import SwiftWriting

/// Turns scaffolds into the text of new files, through templates.
public struct ScaffoldGenerator: Sendable {
  private let library: TemplateLibrary

  /// - Parameter templates: The user's templates by name, in place of the embedded ones.
  /// - Throws: `TemplateError` when one cannot be read or replaces none.
  public init(templates: [String: String] = [:]) throws(TemplateError) {
    library = try TemplateLibrary(replacements: templates)
  }

  /// The text of a new service's file, indented by steps of two spaces.
  package func text(of service: ServiceScaffold) throws(TemplateError) -> String {
    try unmarked(library.text("Service", for: service.templateValue), "Service")
  }

  /// The text of a new consumer's file, indented by steps of two spaces.
  package func text(of consumer: ConsumerScaffold) throws(TemplateError) -> String {
    try unmarked(library.text("Consumer", for: consumer.templateValue), "Consumer")
  }

  /// A text, if a later run would not take it for a generated one.
  private func unmarked(_ text: String, _ template: String) throws(TemplateError) -> String {
    guard !text.hasPrefix(FileGenerator.marker) else {
      throw TemplateError(
        template: template, line: 1,
        message: "the file must not begin with '\(FileGenerator.marker)': it would be overwritten")
    }
    return text
  }
}

extension ServiceScaffold {
  /// The value for the template `Service`.
  fileprivate var templateValue: MustacheValue {
    .object([
      "name": .string(name),
      "protocol": .string(names.service),
      "hasProtocol": .string(names.hasProtocol),
      "implementation": .string(names.implementation),
      "property": .string(names.property),
      "container": .string(container),
      "access": .string(property.typeAccess),
      "isolation": .string(isNonisolated ? "nonisolated " : ""),
      "globalActor": .string(globalActor.map { "@\($0) " } ?? ""),
      "isSendable": .bool(isSendable),
      "isProtocolGenerated": .bool(isProtocolGenerated),
    ])
  }
}

extension ConsumerScaffold {
  /// The value for the template `Consumer`.
  fileprivate var templateValue: MustacheValue {
    let composition = needs.joined(separator: " & ")
    let isLong = "  typealias \(alias) = \(composition)".count > Printer.columns
    return .object([
      "name": .string(name),
      "imports": .list(imports.map { .string($0) }),
      "hasImports": .bool(!imports.isEmpty),
      "alias": .string(alias),
      "property": .string(property),
      "composition": .string(isLong ? "" : composition),
      "needs": .list(
        needs.enumerated().map { index, name in
          .object(["name": .string(name), "isFirst": .bool(index == 0)])
        }),
    ])
  }
}

/// A way to write a container's conformances, or the class that stands for it.
enum ContainerForm {
  /// The code that hasgen writes.
  case generated
  /// By hand, in an extension for each, in one extension, or in the container's header.
  case extensions, list, header
  /// The code that hasgen writes for a container by reference.
  case generatedReference
  /// By hand: the same class, with an extension for each, or with all conformances in its header.
  case referenceExtensions, referenceHeader

  /// The forms by hand that this is compared with, with what to call them.
  var others: [(form: ContainerForm, name: String)] {
    switch self {
    case .generated:
      [
        (.extensions, "an extension each"), (.list, "a list in an extension"),
        (.header, "a list in the header"),
      ]
    case .generatedReference:
      [(.referenceExtensions, "an extension each"), (.referenceHeader, "a list in the header")]
    case .extensions, .list, .header, .referenceExtensions, .referenceHeader: []
    }
  }

  /// The protocols in the container's own header.
  func header(of services: NumberedServices) -> [String] {
    self == .header ? services.hasProtocols : []
  }

  /// The code that is written by hand beside the container.
  func text(for services: NumberedServices) -> String {
    switch self {
    case .generated, .header, .generatedReference: ""
    case .extensions: Self.extensions(of: "AppDependency", services)
    case .list: "extension AppDependency: \(services.hasProtocols.joined(separator: ", ")) {}\n"
    case .referenceExtensions:
      Self.extensions(of: "AppDependency", services) + Self.reference(header: "", services)
        + Self.extensions(of: "AppDependency.Reference", services)
    case .referenceHeader:
      Self.extensions(of: "AppDependency", services)
        + Self.reference(
          header: ": \(services.hasProtocols.joined(separator: ", "))", services)
    }
  }

  private static func extensions(of type: String, _ services: NumberedServices) -> String {
    services.hasProtocols.map { "extension \(type): \($0) {}\n\n" }.joined()
  }

  private static func reference(header: String, _ services: NumberedServices) -> String {
    let members = (0..<services.count).map { number in
      "    var service\(number): any Service\(number) { container.service\(number) }\n"
    }
    return """
      extension AppDependency {
        var byReference: Reference { Reference(self) }

        final class Reference\(header) {
          private let container: AppDependency
          fileprivate init(_ container: AppDependency) { self.container = container }

      \(members.joined())  }
      }


      """
  }
}

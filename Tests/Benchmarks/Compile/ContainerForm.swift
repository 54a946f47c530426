/// A way to write a container's conformances, or the class that stands for it.
enum ContainerForm: String {
  /// What hasgen writes.
  case generated
  /// By hand, in an extension for each, in one extension, or in the container's header.
  case extensions, list, header
  /// What hasgen writes for a container by reference.
  case generatedReference
  /// By hand: the same class, with all conformances in its header.
  case reference

  /// The forms by hand that this is compared with, with what to call them.
  var others: [(form: ContainerForm, name: String)] {
    switch self {
    case .generated:
      [
        (.extensions, "an extension each"), (.list, "a list in an extension"),
        (.header, "a list in the header"),
      ]
    case .generatedReference: [(.reference, "a class by hand")]
    case .extensions, .list, .header, .reference: []
    }
  }

  /// What the container's own header says that it conforms to.
  func header(of services: NumberedServices) -> [String] {
    self == .header ? services.hasProtocols : []
  }

  /// What is written by hand beside the container.
  func text(for services: NumberedServices) -> String {
    let list = services.hasProtocols.joined(separator: ", ")
    let extensions = services.hasProtocols.map { "extension AppDependency: \($0) {}\n" }
    switch self {
    case .generated, .header, .generatedReference: return ""
    case .extensions: return extensions.joined(separator: "\n")
    case .list: return "extension AppDependency: \(list) {}\n"
    case .reference:
      let members = (0..<services.count).map { number in
        "    var service\(number): any Service\(number) { container.service\(number) }\n"
      }
      return extensions.joined(separator: "\n") + """

        extension AppDependency {
          var byReference: Reference { Reference(self) }

          final class Reference: \(list) {
            private let container: AppDependency
            fileprivate init(_ container: AppDependency) { self.container = container }

        \(members.joined())  }
        }

        """
    }
  }
}

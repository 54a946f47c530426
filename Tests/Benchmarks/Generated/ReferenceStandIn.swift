/// What hasgen is to write for `"byReference": true`, until it does.
///
/// Then delete this file; in its place `GeneratedPackage` writes into `.hasgen.json`
/// `{"containers": [{"name": "AppDependency", "byReference": true}]}`.
enum ReferenceStandIn {
  static func write(for services: NumberedServices, to folder: TemporaryFolder) throws {
    let members = (0..<services.count).map { number in
      "    public var service\(number): any Service\(number) { container.service\(number) }\n"
    }
    try folder.write(
      """
      public import Services

      extension AppDependency {
        public var byReference: Reference { Reference(self) }

        public final class Reference: \(services.hasProtocols.joined(separator: ", ")) {
          private let container: AppDependency

          fileprivate init(_ container: AppDependency) { self.container = container }

      \(members.joined())  }
      }

      """, to: "Sources/App/AppDependency+Reference.swift")
  }
}

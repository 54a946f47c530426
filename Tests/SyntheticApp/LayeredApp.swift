/// An app of services in layers, each built from one to eight of the layers below, the same for the
/// same seed. Its container asks for `live`; its program builds it, and tells what does not fit.
package struct LayeredApp: Sendable {
  /// The number of services.
  package let serviceCount: Int
  /// The number of layers.
  package let layerCount: Int
  /// What decides which service needs which.
  package let seed: UInt64

  /// The numbers of the services that each service needs.
  package let needs: [[Int]]

  /// An app of so many services in so many layers.
  package init(services: Int, layers: Int = 12, seed: UInt64 = 1) {
    serviceCount = services
    layerCount = layers
    self.seed = seed
    var random = SplitMix64(seed: seed, file: 0)
    needs = (0..<services).map { service in
      let layer = service * layers / services
      let below = (layer * services + layers - 1) / layers
      guard layer > 0, below > 0 else { return [] }
      let count = Int.random(in: 1...8, using: &random)
      return Set((0..<count).map { _ in Int.random(in: 0..<below, using: &random) }).sorted()
    }
  }

  /// How many times a service needs another one.
  package var edgeCount: Int { needs.reduce(0) { $0 + $1.count } }

  /// The configuration and the sources.
  package var files: [SyntheticFile] {
    [
      SyntheticFile(
        path: ".hasgen.json",
        text: #"{ "containers": [{ "name": "AppDependency", "wiring": true }] }"#),
      SyntheticFile(path: "App/Services.swift", text: services),
      SyntheticFile(path: "App/AppDependency.swift", text: container),
      SyntheticFile(path: "App/Main.swift", text: program),
    ]
  }

  private var services: String {
    var text = "protocol Servicing: Sendable { var sum: Int { get } }\n"
    for (number, needs) in needs.enumerated() {
      text += "\nprotocol Serving\(number): Servicing {}\n"
      text +=
        "protocol HasService\(number) { var service\(number): any Serving\(number) { get } }\n"
      text += "struct Service\(number): Serving\(number) {\n  let sum: Int\n"
      // Every third service asks for what it needs one by one.
      if number % 3 == 0 || needs.isEmpty {
        let parameters = needs.map { "service\($0): any Serving\($0)" }
        let sums = needs.map { " + service\($0).sum" }
        text += "  init(\(parameters.joined(separator: ", "))) { sum = 1\(sums.joined()) }\n}\n"
      } else {
        let parts = needs.map { "HasService\($0)" }
        let sums = needs.map { " + dependencies.service\($0).sum" }
        text += "  typealias Dependencies = \(parts.joined(separator: " & "))\n"
        text += "  init(dependencies: any Dependencies) { sum = 1\(sums.joined()) }\n}\n"
      }
    }
    return text
  }

  private var container: String {
    // What is needed stands behind what needs it.
    let members = needs.indices.reversed().map { "  let service\($0): any Serving\($0)\n" }
    return "struct AppDependency: Sendable {\n\(members.joined())}\n"
  }

  private var program: String {
    var sums: [Int] = []
    for needs in needs { sums.append(needs.reduce(1) { $0 &+ sums[$1] }) }
    let checks = sums.enumerated().map { "    check(app.service\($0).sum, \($1))\n" }
    return """
      @main enum Main {
        static func check(_ found: Int, _ wanted: Int) {
          if found != wanted { print(found, wanted) }
        }

        static func main() {
          let app = AppDependency.live()
      \(checks.joined())  }
      }

      """
  }
}

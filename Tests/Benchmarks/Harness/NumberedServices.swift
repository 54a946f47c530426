/// Services `Service0`, `Service1` … and a container of them, as plain as can be.
struct NumberedServices {
  let count: Int
  /// True if other modules can use them.
  let isPublic: Bool

  /// The configuration in which the container is handed on by reference.
  static let byReference = #"{"containers": [{"name": "AppDependency", "byReference": true}]}"#

  private var access: String { isPublic ? "public " : "" }
  private func joined(_ separator: String, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: separator)
  }

  /// Protocols, Has-protocols and implementations; each service needs the two before it.
  var declarations: String {
    joined("\n") { number in
      let needs = Array(max(0, number - 2)..<number)
      let parameters = needs.map { "_ service\($0): any Service\($0)" }.joined(separator: ", ")
      return """
        \(access)protocol Service\(number): AnyObject { func number() -> Int }
        \(access)protocol HasService\(number) { var service\(number): any Service\(number) { get } }
        \(access)final class LiveService\(number): Service\(number) {
        \(needs.map { "  private let service\($0): any Service\($0)\n" }.joined())\
          \(access)init(\(parameters)) {
        \(needs.map { "    self.service\($0) = service\($0)\n" }.joined())\
          }
          \(access)func number() -> Int { \(number) }
        }

        """
    }
  }

  /// The container.
  ///
  /// - Parameters:
  ///   - conformances: The protocols in its header.
  ///   - isBuilt: True if it has a function that builds it.
  func container(conformances: [String] = [], isBuilt: Bool = false) -> String {
    let header = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    // An initializer that assigns hundreds takes the compiler long; the implicit one does not.
    let arguments = joined(", ") { "service\($0): service\($0)" }
    let build = """

        \(access)static func live() -> AppDependency {
          \(locals)
          return AppDependency(\(arguments))
        }
      """
    return """
      \(access)struct AppDependency\(header) {
        \(joined("\n  ") { "\(access)let service\($0): any Service\($0)" })
      \(isBuilt ? build : "")
      }

      """
  }

  /// Statements that build all services.
  var locals: String {
    joined("\n    ") { number in
      let needs = (max(0, number - 2)..<number).map { "service\($0)" }.joined(separator: ", ")
      return "let service\(number) = LiveService\(number)(\(needs))"
    }
  }

  /// The names of the Has-protocols.
  var hasProtocols: [String] { (0..<count).map { "HasService\($0)" } }
}

import DependencyGraph
import Findings

/// A comment `// hasgen: stub` that does nothing where it stands.
struct IdleStub {
  /// The reason why there is no stub.
  enum Cause {
    /// It stands at no protocol.
    case misplaced
    /// The configuration has no test target.
    case noTests
    /// No target tests the protocol's module.
    case untested(module: String)
  }

  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .idleDirective, message: "'stub' does nothing here: \(reason)",
      location: location, notes: [Diagnostic.Note(cure)])
  }

  private var reason: String {
    switch cause {
    case .misplaced: "it marks the protocol of a service"
    case .noTests: "no test target is configured that the stub could be written to"
    case .untested(let module): "no test target is configured for the module '\(module)'"
    }
  }

  private var cure: String {
    switch cause {
    case .misplaced: "remove the directive"
    case .noTests:
      "write '\"tests\": { \"folder\": \"Tests/AppTests\" }' in '.hasgen.json'"
    case .untested(let module):
      "write '\"modules\": [\"\(module)\"]' for a test target in '.hasgen.json'"
    }
  }
}

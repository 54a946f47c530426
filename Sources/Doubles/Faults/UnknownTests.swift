import DependencyGraph
import Findings

/// Something in the configuration of a test target that does not go with the sources.
struct UnknownTests {
  private let message: String
  private let cure: String
  private let location: Location

  /// A module that is to be tested.
  init(module: TestTarget.Name, known: [String]) {
    message = "there is no module '\(module.text)' to be tested"
    cure = Self.cure(for: module, among: known, otherwise: "the modules are \(Self.list(known))")
    location = module.location
  }

  /// A target of which nobody said what it tests.
  init(of target: TestTarget) {
    message = "nothing tells which module '\(target.folder.text)' tests"
    cure = "name it: '\"modules\": [\"App\"]'"
    location = target.folder.location
  }

  /// A module of which the doubles in a folder are asked for a second time.
  init(again module: String, in target: TestTarget) {
    message = "'\(target.folder.text)' gets doubles for '\(module)' already"
    cure = "name each folder and module once"
    location = target.folder.location
  }

  /// A service that is to get a stub.
  init(service: TestTarget.Name, known: [String]) {
    message = "there is no protocol '\(service.text)' in the modules that are tested"
    cure = Self.cure(
      for: service, among: known, otherwise: "write the name, with those of the types around it")
    location = service.location
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .unknownTests, message: message, location: location,
      notes: [Diagnostic.Note(cure)])
  }

  private static func cure(
    for name: TestTarget.Name, among known: [String], otherwise: String
  ) -> String {
    nearestName(to: name.text, among: known).map { "did you mean '\($0)'?" } ?? otherwise
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

import DependencyGraph
import Findings
import Roles
import SwiftOutline

/// An entry in the configuration of a test target that does not go with the sources.
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
  ///
  /// - Parameter known: The protocols that the modules see which are tested.
  init(service: TestTarget.Name, known: [String]) {
    message = "there is no protocol '\(service.text)' in the modules that are tested"
    cure = Self.cure(
      for: service, among: known,
      otherwise:
        "write the name with those of the types around it, or name the folder of the module"
        + " that declares it in '\"sources\"'")
    location = service.location
  }

  /// A service that is to get a stub, of a module of which what is tested does not see it.
  ///
  /// - Parameter modules: The modules that are tested.
  init(
    service: TestTarget.Name, of module: String, access: Access, unseenFrom modules: [String]
  ) {
    let tested = Self.list(modules)
    message =
      access < .package
      ? "protocol '\(service.text)' is \(access.rawValue) in '\(module)', which is not tested here"
      : "protocol '\(service.text)' is declared in '\(module)', which \(tested) does not import"
    let all = (modules + [module]).map { "\"\($0)\"" }.joined(separator: ", ")
    cure = "write '\"modules\": [\(all)]' for this test target"
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

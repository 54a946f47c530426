import DependencyGraph
import Roles

/// The doubles that a test target gets for one of the modules that it tests.
public struct TestDoubles: Sendable {
  /// The suffix of the names of their files.
  package static let fileSuffix = "Doubles+Generated.swift"

  /// The path of the test target's folder.
  public let folder: String
  /// The module that is tested.
  public let module: String
  /// The imports that they need beside that of the module, sorted by text.
  public internal(set) var imports: [ConditionalText] = []
  /// The doubles, sorted by name.
  public let stubs: [Stub]
  /// Whether what stops a test is HasKit's.
  public internal(set) var usesHasKit = false
  /// Whether what no stub is says that it is not isolated: the default isolation is known, or what
  /// does without counts as unsafe.
  public internal(set) var isNonisolated = false
  /// Whether lines end as on Windows, since those of the module do.
  public internal(set) var usesCRLF = false

  /// The name of the file, in the folder.
  package var fileName: String { "\(module)\(Self.fileSuffix)" }
}

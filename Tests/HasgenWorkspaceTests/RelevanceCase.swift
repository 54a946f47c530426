import HasgenProjects
import HasgenWorkspace
import TestFolders
import Testing

/// A few short sources of which some hold no word of interest, and yet all that they say counts.
struct RelevanceCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// The texts by their paths: `A` is `Sources/App/A.swift`, `Core/A` is `Sources/Core/A.swift`.
  let files: [String: [UInt8]]
  /// The conformances to generate, and the ids of what is wrong.
  let wanted: [String]
  /// What is read; empty for all.
  let paths: [String]

  init(
    _ name: String, _ files: [String: String], bytes: [String: [UInt8]] = [:],
    paths: [String] = [], wanted: [String]
  ) {
    self.name = name
    self.files = files.mapValues { Array($0.utf8) }.merging(bytes) { $1 }
    self.wanted = wanted
    self.paths = paths
  }

  var testDescription: String { name }

  private static let bystander = "Bystander"
  /// What is a file's path in `Sources`.
  static func path(of file: String) -> String {
    if file.contains(".") { return file }
    return "Sources/\(file.contains("/") ? "" : "App/")\(file).swift"
  }

  /// A package with the files, and with one that nobody asks for.
  var folder: TestFolder {
    get throws {
      let bystander = "/// Nothing.\nstruct Bystander { let a = 1 }\n"
      var texts = [Self.path(of: Self.bystander): bystander]
      for (file, bytes) in files {
        texts[Self.path(of: file)] = String(decoding: bytes, as: UTF8.self)
      }
      let folder = try TestFolder(package: texts)
      for (file, bytes) in files { try folder.write(bytes, to: Self.path(of: file)) }
      return folder
    }
  }

  /// The same with all files of a module in one, where these are no more than texts.
  var inOneFile: RelevanceCase? {
    guard files.keys.allSatisfy({ !$0.contains(".") }), paths.isEmpty else { return nil }
    var texts: [String: String] = [:]
    for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let one = file.contains("/") ? Path.folder(of: file) + "/One" : "One"
      texts[one, default: ""] += String(decoding: bytes, as: UTF8.self) + "\n"
    }
    return RelevanceCase(name, texts, wanted: wanted)
  }

  static let all = aliases + types + spellings + runs + parts

  /// A Has-protocol, and a container that has it.
  static let app = """
    protocol HasLogger { var logger: any Logging { get } }
    struct AppDependency { let logger: any Logging }
    """
  /// A Has-protocol that no container has.
  static let clock = "public protocol HasClock { var clock: Int { get } }"
}

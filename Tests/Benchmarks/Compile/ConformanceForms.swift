import Foundation

/// A container's conformances, as hasgen writes them and in two ways that people write them.
struct ConformanceForms {
  private let folder: TemporaryFolder
  private let names = ["Generated", "List", "Header"]

  /// Writes them all, and generates the first.
  init(count: Int, hasgen: String) throws {
    let services = NumberedServices(count: count, isPublic: false)
    let list = "extension AppDependency: \(services.hasProtocols.joined(separator: ", ")) {}\n"
    folder = try TemporaryFolder()
    for name in names {
      let container = services.container(
        conformances: name == "Header" ? services.hasProtocols : [])
      try folder.write(services.declarations, to: "\(name)/Services.swift")
      try folder.write(container, to: "\(name)/AppDependency.swift")
    }
    try folder.write(list, to: "List/AppDependency+List.swift")
    let generated = folder.path + "/Generated"
    try ChildProcess(program: hasgen, arguments: ["generate", generated], directory: generated)
      .measure()
  }

  /// The compiler's runs: what hasgen writes, a list of an extension, a list in the header.
  var all: [ChildProcess] {
    get throws {
      try names.map { name in
        let module = folder.path + "/" + name
        let files = try FileManager.default.contentsOfDirectory(atPath: module).sorted()
        // As one piece: else the compiler starts as many of itself as there are files.
        return .found(
          "swiftc",
          ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6"]
            + files.map { "\(module)/\($0)" })
      }
    }
  }
}

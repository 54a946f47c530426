import Foundation

/// A module with services and a container of them, its conformances written in one of the forms.
struct ContainerModule {
  private let folder: TemporaryFolder

  /// Writes it, and lets hasgen generate where the form says so.
  init(_ form: ContainerForm, of services: NumberedServices, hasgen: String) throws {
    folder = try TemporaryFolder()
    let container = services.container(conformances: form.header(of: services))
    try folder.write(services.declarations, to: "App/Services.swift")
    try folder.write(container, to: "App/AppDependency.swift")
    switch form {
    case .generated, .generatedReference:
      if form == .generatedReference {
        try folder.write(NumberedServices.byReference, to: ".hasgen.json")
      }
      try ChildProcess(program: hasgen, arguments: ["generate", "App"], directory: folder.path)
        .measure()
    case .extensions, .list, .header, .referenceExtensions, .referenceHeader:
      try folder.write(form.text(for: services), to: "App/AppDependency+Conformances.swift")
    }
  }

  /// Lets the compiler typecheck it.
  func typecheck() throws -> Measurement {
    let module = folder.path + "/App"
    let files = try FileManager.default.contentsOfDirectory(atPath: module).sorted()
    // As one piece: else the compiler starts as many of itself as there are files.
    return try ChildProcess.found(
      "swiftc",
      ["-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6"]
        + files.map { "\(module)/\($0)" }
    ).measure()
  }
}

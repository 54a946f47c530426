/// The files of a random package.
extension PackageDraft {
  var manifest: SyntheticFile {
    let targets = modules.map { module in
      let dependencies = module.imports.map { "\"\(modules[$0].name)\"" }.joined(separator: ", ")
      let path = module.folder == "Sources/\(module.name)" ? "" : ", path: \"\(module.folder)\""
      let settings = module.settings.joined(separator: ", ")
      return """
            .target(
              name: "\(module.name)", dependencies: [\(dependencies)]\(path),
              swiftSettings: [\(settings)]),

        """
    }
    return SyntheticFile(
      path: "Package.swift",
      text: """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Random",
          targets: [
        \(targets.joined())  ])

        """)
  }

  var configuration: SyntheticFile {
    let entries = containers.compactMap { container -> String? in
      let keys =
        (container.hasReference ? [", \"byReference\": true"] : [])
        + (container.hasOverriding ? [", \"overriding\": true"] : [])
        + (container.hasWiring ? [", \"wiring\": true"] : [])
      return keys.isEmpty ? nil : "{\"name\": \"\(container.name)\"\(keys.joined())}"
    }
    return SyntheticFile(
      path: ".hasgen.json", text: "{\"containers\": [\(entries.joined(separator: ", "))]}\n")
  }

  /// The sources of a module: services with their protocols, containers, consumers.
  func sources(of module: ModuleDraft) -> [SyntheticFile] {
    guard let index = modules.firstIndex(where: { $0.name == module.name }) else { return [] }
    let isInternal = module.features.contains("InternalImportsByDefault")
    let level = isInternal ? module.access : ""
    let imports = module.imports.map { "\(level)import \(modules[$0].name)\n" }.joined()
    let services =
      services.filter { $0.module == index }.map { $0.declaration(access: module.access) }
      + protocols.filter { $0.module == index }.map { declaration(ofProtocol: $0.index) }
    let consumers = consumers.filter { $0.module == index }.map(declaration(of:))
    let texts =
      [("Services", services.joined()), ("Consumers", consumers.joined())]
      + containers.filter { $0.module == index }.map { ($0.name, declaration(of: $0)) }
    return texts.map { name, text in
      SyntheticFile(path: "\(module.folder)/\(name).swift", text: imports + "\n" + text)
    }
  }
}

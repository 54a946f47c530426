/// An app of any size that looks like a real one, the same for the same seed:
/// services, consumers, one container `AppDependency`, and filler that has nothing to do with them.
///
/// Its sources compile in Swift 5 and Swift 6 mode once `hasgen generate` has run over them.
package struct SyntheticApp: Sendable {
  /// The number of Swift files below `Sources`, the container's among them.
  package let fileCount: Int
  /// The number of services, each with a protocol, a Has-protocol and an implementation.
  package let serviceCount: Int
  /// The number of consumers.
  package let consumerCount: Int
  /// How many Has-protocols a consumer's composition names.
  package let dependencies: ClosedRange<Int>
  /// Whether every fifth consumer takes in the composition of another.
  package let nestsCompositions: Bool
  /// What decides all that is left to chance.
  package let seed: UInt64

  /// An app; by default a twentieth of the files are services, and a tenth consumers.
  ///
  /// The services, the consumers and the container need a file each; what is left is filler.
  package init(
    files: Int, services: Int? = nil, consumers: Int? = nil,
    dependencies: ClosedRange<Int> = 1...6, nestsCompositions: Bool = true, seed: UInt64 = 1
  ) {
    serviceCount = max(1, services ?? files / 20)
    consumerCount = consumers ?? files / 10
    fileCount = max(files, serviceCount + consumerCount + 1)
    self.dependencies = dependencies
    self.nestsCompositions = nestsCompositions
    self.seed = seed
  }

  /// The manifest and then the sources, each made when it is asked for.
  package var files: some Sequence<SyntheticFile> { (-1..<fileCount).lazy.map(file) }

  /// The manifest, the services, the consumers, the filler, the container: in this order.
  private func file(_ index: Int) -> SyntheticFile {
    if index < 0 { return SyntheticFile(path: "Package.swift", text: Self.manifest) }
    if index == fileCount - 1 {
      return SyntheticFile(path: "Sources/App/AppDependency.swift", text: containerText)
    }
    let name = Vocabulary.typeName(index)
    var draft = SourceDraft(
      name: name, random: SplitMix64(seed: seed, file: index), neighbours: neighbours(of: index))
    let fileName: String
    switch index {
    case ..<serviceCount:
      draft.addService(ServiceNames(index))
      fileName = name
    case ..<(serviceCount + consumerCount):
      let number = index - serviceCount
      let nested = compositionToNest(in: number, &draft.random)
      let services = services(of: number, &draft.random)
      draft.addConsumer(name: consumerName(number), nested: nested, services: services)
      fileName = consumerName(number)
    default:
      draft.addModel()
      fileName = name
    }
    draft.fill()
    let folder = Vocabulary.folderName(index % max(1, fileCount / 200))
    return SyntheticFile(path: "Sources/App/\(folder)/\(fileName).swift", text: draft.text)
  }

  /// The names of some filler, of what is filler itself before it; these have a placeholder and an
  /// observer that others may use.
  private func neighbours(of index: Int) -> [String] {
    let firstFiller = serviceCount + consumerCount
    let last = index < firstFiller ? fileCount - 2 : index - 1
    guard last >= firstFiller else { return [] }
    var random = SplitMix64(seed: ~seed, file: index)
    return (0..<3).map { _ in Vocabulary.typeName(random.number(firstFiller...last)) }
  }

  private func consumerName(_ number: Int) -> String {
    Vocabulary.typeName(serviceCount + number)
      + ["Coordinator", "ViewModel", "Presenter", "UseCase"][number % 4]
  }

  /// Every fifth consumer takes in one of the four before it, so that no chain grows long.
  private func compositionToNest(in consumer: Int, _ random: inout SplitMix64) -> String? {
    guard nestsCompositions, consumer % 5 == 4 else { return nil }
    return "\(consumerName(consumer - random.number(1...4))).Dependencies"
  }

  /// The services that a consumer's composition names.
  private func services(of consumer: Int, _ random: inout SplitMix64) -> [ServiceNames] {
    let wanted = min(serviceCount, random.number(dependencies))
    let first = random.number(0...serviceCount - 1)
    let step = random.number(1...max(1, serviceCount / max(1, wanted)))
    return (0..<wanted).map { ServiceNames((first + $0 * step) % serviceCount) }
  }

  private var containerText: String {
    let members = (0..<serviceCount).map(ServiceNames.init)
      .map { "  let \($0.property): any \($0.protocolName)\n" }.joined()
    return """
      /// All that the app's parts may ask for.
      struct AppDependency {
      \(members)}

      """
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.macOS(.v13)],
      targets: [
        .target(
          name: "App", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")])
      ]
    )

    """
}

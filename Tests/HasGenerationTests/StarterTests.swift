import HasGeneration
import Testing

@Suite struct StarterTests {
  @Test(arguments: [
    ("Weather", "Weather"), ("weather", "weather"), ("news_2", "news_2"),
    ("news reader", "NewsReader"), ("news-reader.app", "NewsReaderApp"),
    ("Grüße", "Grusse"), ("u\u{308}ber", "Uber"), ("Łódź", "Lodz"), ("Ærø", "AEro"),
    ("2048", "App2048"), ("3d viewer", "App3dViewer"), ("日本", "App"), ("---", "App"), ("_", "App"),
    ("Foundation", "FoundationApp"), ("foundation", "FoundationApp"), ("Swift", "SwiftApp"),
    ("class", "ClassApp"), ("main", "MainApp"), ("Testing", "TestingApp"),
    ("HasKit", "HasKitApp"), ("Console", "ConsoleApp"), ("request", "RequestApp"),
  ])
  func name(ofFolder folder: String, is name: String) {
    #expect(StarterName.name(ofFolder: folder) == name)
  }

  @Test(arguments: Starter.Kind.allCases)
  func hasWhatAPackageNeeds(_ kind: Starter.Kind) throws {
    let files = try Starter(kind, named: "Shop", clone: nil).files
    let paths = files.map(\.path)
    #expect(paths.contains("Package.swift"))
    #expect(paths.contains(".hasgen.json"))
    #expect(paths.contains("Sources/Shop/AppDependency.swift"))
    #expect(paths.contains { $0.hasPrefix("Tests/ShopTests/") })
    #expect(files.allSatisfy { $0.contents.hasSuffix("\n") && !$0.contents.contains("{{") })
  }
}

import TestFolders
import Testing

@testable import hasgen

/// Views and other types of SwiftUI, whose sources hasgen does not read.
@Suite struct SwiftUITests {
  private static let generated = "Sources/App/AppDependency+Generated.swift"

  /// An app with a coordinator that asks for a view.
  private static func app(
    _ view: String, maker: String = "@MainActor protocol", configuration: String = "{}"
  ) throws -> TestFolder {
    try TestFolder(package: [
      ".hasgen.json": configuration,
      "Sources/App/App.swift": """
      import SwiftUI
      protocol HasLogger { var logger: Int { get } }
      \(maker) MakesRow { func makeRow(id: Int) -> Row }
      struct AppDependency { let logger: Int }
      final class RowCoordinator {
        typealias Dependencies = MakesRow
        private let dependencies: any Dependencies
        init(dependencies: any Dependencies) { self.dependencies = dependencies }
        @MainActor func row() -> Row { dependencies.makeRow(id: 1) }
      }
      \(view)

      """,
    ])
  }

  @Test(arguments: [
    #"@Environment(\.dismiss) private var dismiss"#,
    #"@Environment(\.row) var dependencies: any HasLogger"#,
    #"@AppStorage("count") private var count = 0"#,
    "@State private var count = 0", "@FocusState private var isFocused: Bool",
    "@EnvironmentObject private var store: Store", "@Namespace private var namespace",
    "@StateObject private var store = Store()",
  ])
  func aWrapperOfSwiftUIMakesItsValue(_ property: String) throws {
    let folder = try Self.app("struct Row: View { let id: Int; \(property) }")
    #expect(folder.hasgen().messages == "")
    let text = try #require(folder.text(of: Self.generated))
    #expect(text.contains("  @MainActor func makeRow(id: Int) -> Row {\n    Row(id: id)\n"))
  }

  @Test(arguments: [
    ("@State private var count: Int", "is private, as 'count' is"),
    ("private var count = 0", "is private before Swift 6.4, as 'count' is"),
  ])
  func otherPrivatePropertiesHideTheInitializer(property: String, message: String) throws {
    let outcome = try Self.app("struct Row: View { let id: Int; \(property) }").hasgen()
    #expect(outcome.messages.contains(message))
  }

  /// Since Swift 6.4 the memberwise initializer leaves out private members with a value.
  @Test(arguments: [
    ("6.3", "private var count = 0", false), ("6.4", "private var count = 0", true),
    ("6.4.1", "fileprivate var count: Int?", true), ("7.0", "private(set) var count = 0", true),
    ("6.4", "private var count: Int", false),
  ])
  func privatePropertiesWithAValue(version: String, property: String, isMade: Bool) throws {
    let folder = try Self.app("struct Row: View { let id: Int; \(property) }")
    try folder.write(
      """
      // swift-tools-version: \(version)
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """, to: "Package.swift")
    let outcome = folder.hasgen()
    #expect(outcome.messages.contains("'count' is: write") != isMade)
    #expect(folder.text(of: Self.generated)?.contains("    Row(id: id)\n") ?? false == isMade)
  }

  @Test(arguments: [
    "struct Row: View { let id: Int }",
    "final class Row: UITableViewController { init(id: Int) {} }",
    "class Base: UIView {}\nfinal class Row: Base { init(id: Int) {} }",
    "struct Row: ViewModifier { let id: Int }",
  ])
  func whatIsOnTheMainActorIsMadeThere(_ row: String) throws {
    let outcome = try Self.app(row, maker: "protocol").hasgen()
    #expect(outcome.messages.contains("needs '@MainActor'"))
    #expect(try Self.app(row).hasgen().messages == "")
    let byDefault =
      #"{"sources": [{"path": "Sources/App", "module": "App", "defaultIsolation": "MainActor"}]}"#
    #expect(try Self.app(row, maker: "protocol", configuration: byDefault).hasgen().messages == "")
  }

  @Test(arguments: [
    #"struct CardContainer: ButtonStyle { @Environment(\.app) var app: AppDependency }"#,
    "struct MainScope: Scene { let app: AppDependency }",
    "struct RowScope: View { let app: AppDependency }",
    """
    private struct RowKey: EnvironmentKey {
      static var defaultValue: any HasLogger & MakesRow { PreviewRow() }
    }
    private struct PreviewRow: HasLogger, MakesRow {
      let logger = 1
      func makeRow(id: Int) -> Row { Row(id: id) }
    }
    extension EnvironmentValues {
      @Entry var other: any HasLogger & MakesRow = PreviewRow()
    }
    """,
  ])
  func isNoContainerAndUsesNothing(_ others: String) throws {
    let folder = try Self.app("struct Row: View { let id: Int }\n\(others)")
    #expect(folder.hasgen().results == "wrote \(Self.generated)\n")
    #expect(!folder.hasgen("lint").messages.contains("[unused-dependency]"))
  }

  @Test func aViewAsksByItsEnvironment() throws {
    let folder = try Self.app(
      #"""
      struct Row: View { let id: Int }
      protocol HasClock { var clock: Int { get } }
      struct Badge: View { @Environment(\.badge) private var dependencies: any HasLogger & HasClock }
      """#)
    let outcome = folder.hasgen()
    #expect(outcome.messages.contains("no container has 'HasClock', which 'Badge' needs"))
    #expect(folder.hasgen("why", "Badge").results.contains("HasClock"))
  }
}

import TestFolders
import Testing

@testable import hasgen

/// `new consumer --view` writes a view with its model.
@Suite struct NewViewTests {
  /// A replacement for SwiftUI, in the folder of the module.
  private static let swiftUI = """
    @_exported import Observation
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<V: View>(_ view: V) -> V { view }
    }
    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    @propertyWrapper public struct State<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public init(initialValue: Value) { wrappedValue = initialValue }
    }

    """

  private static let services = """
    protocol Telling: Sendable {}
    protocol HasClock { var clock: any Telling { get } }
    struct Clock: Telling {}
    struct AppDependency: Sendable {
      let clock: any Telling
    }

    """

  private func expectToCompile(_ folder: TestFolder, flags: [String] = []) throws {
    let around = try TestFolder(["SwiftUI.swift": Self.swiftUI])
    let framework = try SwiftCompiler(
      [around("SwiftUI.swift")], as: "SwiftUI", keptAt: around("SwiftUI.swiftmodule"), mode: "6")
    #expect(framework.output.isEmpty)
    for mode in ["5", "6"] {
      let check = try Typecheck(
        folder, "Sources", mode: mode, flags: ["-I", around.path, "-D", "DEBUG"] + flags)
      #expect(check.output.isEmpty, "\(check.output)")
    }
  }

  @Test func compiles() throws {
    let folder = try TestFolder(package: ["Sources/App/Services.swift": Self.services])
    let outcome = folder.hasgen("new", "consumer", "Day", "--view", "--needs", "HasClock")
    #expect(outcome.status == .done, "\(outcome.messages)")
    #expect(
      outcome.results
        == "wrote Sources/App/AppDependency+Generated.swift\nwrote Sources/App/DayView.swift\n")
    #expect(
      folder.text(of: "Sources/App/DayView.swift") == """
        import SwiftUI

        @MainActor protocol MakesDayModel {
          func makeDayModel() -> DayModel
        }

        @MainActor @Observable final class DayModel {
          typealias Dependencies = HasClock

          private let dependencies: any Dependencies

          init(dependencies: any Dependencies) {
            self.dependencies = dependencies
          }
        }

        struct DayView: View {
          typealias Dependencies = MakesDayModel

          private let dependencies: any Dependencies
          @State private var model: DayModel

          init(dependencies: any Dependencies) {
            self.dependencies = dependencies
            model = dependencies.makeDayModel()
          }

          var body: some View {
            Text("Day")
          }
        }

        """)
    try expectToCompile(folder)
    try expectToCompile(folder, flags: ["-default-isolation", "MainActor"])
  }

  @Test(arguments: ["Day", "DayView"])
  func withoutNeeds(name: String) throws {
    let folder = try TestFolder(package: [
      "Sources/App/Services.swift": Self.services + "struct Day {}\n",
      ".hasgen.json": #"{"previews": {"folder": "Sources/App/Previews"}}"#,
    ])
    #expect(folder.hasgen("new", "consumer", name, "--view").status == .done)
    #expect(folder.text(of: "Sources/App/DayView.swift")?.contains("  init() {}\n") == true)
    #expect(folder.hasgen("check").status == .done)
    try expectToCompile(folder)
  }
}

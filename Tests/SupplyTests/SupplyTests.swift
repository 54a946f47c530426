import SwiftReading
import SwiftProgram
import Testing

@testable import Supply
@testable import Resolution
@testable import Roles

/// Who supplies this?
@Suite struct SupplyTests {
  private static let text = """
    protocol HasLogger { var logger: Int { get } }
    protocol HasClock { var clock: Int { get } }
    protocol HasToken { var token: Int { get } }
    protocol HasNothing { var nothing: Int { get } }
    protocol HasAdmin {}
    protocol MakesScreen { func makeScreen() -> Screen }
    struct Screen {
      typealias Dependencies = HasLogger & HasClock & HasToken & HasNothing & HasAdmin & MakesScreen
      let logger: Int
    }
    struct AppDependency {
      let logger: Int
      let time: Int
      let nothing: String
    }
    extension AppDependency: HasClock { var clock: Int { time } }
    struct UserDependency {
      let app: AppDependency
      let token: Int
    }
    // hasgen: container
    struct AdminDependency: HasAdmin {
      let user: UserDependency
      // hasgen: no-forward HasClock
      let app: AppDependency
      let logger: Int
    }
    """

  private func supply() -> SupplyTable {
    let module = SourceModule(
      name: "App", files: [SourceFile(path: "App.swift", outline: Outline(reading: Self.text))])
    return DependencyGraph(modules: [module]).supply
  }

  @Test(
    arguments: [
      ("AppDependency", "HasLogger", .members), ("AppDependency", "HasClock", .hand),
      ("AppDependency", "HasToken", nil), ("AppDependency", "HasNothing", nil),
      ("AppDependency", "HasAdmin", nil), ("AppDependency", "MakesScreen", .making),
      ("UserDependency", "HasLogger", .parents), ("UserDependency", "HasClock", .parents),
      ("UserDependency", "HasToken", .members), ("UserDependency", "HasNothing", nil),
      ("UserDependency", "MakesScreen", .parents), ("AdminDependency", "HasLogger", .members),
      ("AdminDependency", "HasToken", .parents), ("AdminDependency", "HasClock", .parents),
      ("AdminDependency", "HasAdmin", .hand), ("AdminDependency", "MakesScreen", .making),
    ] as [(String, String, SupplySource?)])
  func has(_ container: String, _ name: String, from source: SupplySource?) throws {
    let supply = supply()
    let container = try #require(supply.containers.first { $0.symbol.path == container })
    let id = try #require(supply.symbols.ids(name).first)
    #expect(supply.source(of: id, in: container) == source)
    #expect(supply.has(id, container) == (source != nil))
  }
}

import SwiftReading
import SwiftProgram
import SwiftWriting
import Testing

@testable import DependencyGraph
@testable import Roles

/// Which members does a type get for its protocols, and where do they stand?
@Suite struct ImplementationTests {
  private static let text = """
    protocol HasLogger { var logger: Int { get } }
    protocol HasClock: HasLogger { var clock: Int { get } }
    protocol HasSink: HasLogger { var logger: Int { get set } }
    #if DEBUG
    protocol HasTrace { var logger: Int { get }; func trace() }
    #endif
    protocol HasItem { associatedtype Item; var item: Item { get } }
    protocol HasCopy { func copy() -> Self }
    protocol HasMaker { init() }
    protocol HasSome { func log(_ items: Int...) }
    protocol HasFile { func open(_ file: File) }
    private struct File {}
    struct App {}
    """

  private let table: SymbolTable
  private let app: NominalType

  init() throws {
    let module = SourceModule(
      name: "App", files: [SourceFile(path: "App.swift", outline: Outline(reading: Self.text))])
    table = KnownSources(modules: [module], rules: Rules()).table
    app = NominalType(try #require(table.ids("App").first), in: table, seenFrom: 0)
  }

  private func implemented(
    _ name: String, through holders: [String] = ["parent"]
  ) throws -> Result<ImplementedProtocol, ImplementationGap> {
    let id = try #require(table.ids(name).first)
    let conformance = ContainerConformance(
      protocolID: id, condition: table[id].condition, availability: [],
      scope: app.symbol.sites[0].headerScope)
    return Result { () throws(ImplementationGap) in
      try ImplementedProtocol(
        conformance, asking: table.requirements(of: id, seenFrom: 0), in: app,
        TypeSpelling(table: table, container: app, protocols: [id]), table: table
      ) { requirement throws(ImplementationObstacle) in
        if let obstacle = ImplementationObstacle(forwarding: requirement.declaration) {
          throw obstacle
        }
        return holders.map {
          ForwardingTarget(
            source: WitnessSource(requirement), holder: $0, condition: conformance.condition)
        }
      }
    }
  }

  private func words(_ part: Implementation.Part) -> [String] {
    part.written(for: app, table: table).map { member in
      let isSettable = member.code.lines(within: 100).contains { $0.contains("set {") }
      return [
        member.condition.map { "\($0):" }, member.target, isSettable ? "settable" : nil,
        member.name,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Each member stands once: with the protocol that asks for it itself, or for least.
  @Test(
    arguments: [
      (["HasLogger"], [["parent.logger logger"]]),
      (["HasLogger", "HasClock"], [["parent.logger logger"], ["parent.clock clock"]]),
      (["HasClock"], [["parent.clock clock", "parent.logger logger"]]),
      (["HasLogger", "HasSink"], [["parent.logger settable logger"], []]),
      (
        ["HasLogger", "HasTrace"],
        [["parent.logger logger"], ["DEBUG: parent.trace trace"]]
      ),
      (
        ["HasTrace", "HasClock"],
        [
          ["DEBUG: parent.logger logger", "DEBUG: parent.trace trace"],
          ["parent.clock clock", "!DEBUG: parent.logger logger"],
        ]
      ),
    ] as [([String], [[String]])])
  func standsOnce(_ names: [String], _ members: [[String]]) throws {
    let items = try names.map { try implemented($0).get() }
    let implementation = Implementation(of: items, inType: false)
    #expect(implementation.parts.map(words) == members)
    #expect(implementation.own.members.isEmpty)
    #expect(implementation.rivals.isEmpty)
  }

  /// In the type itself, what is asked for under several conditions stands under any of them.
  @Test func standsInType() throws {
    let items = try ["HasTrace", "HasClock", "HasItem"].map { try implemented($0).get() }
    let implementation = Implementation(of: items, inType: true)
    #expect(
      words(implementation.own) == [
        "Item", "parent.clock clock", "parent.item item", "parent.logger logger",
        "DEBUG: parent.trace trace",
      ])
    #expect(implementation.parts.map(words) == [[], [], []])
  }

  /// What two holders have at the same time is no member of either.
  @Test func reportsRivals() throws {
    let items = [
      try implemented("HasLogger").get(), try implemented("HasClock", through: ["other"]).get(),
    ]
    let implementation = Implementation(of: items, inType: false)
    #expect(implementation.rivals.map(\.protocolID) == [items[1].id])
    #expect(implementation.rivals.map(\.holders) == [["parent", "other"]])
    #expect(implementation.parts.map(words) == [["parent.logger logger"], ["other.clock clock"]])
  }

  @Test(
    arguments: [
      ("HasCopy", "'copy()' is written with 'Self'"),
      ("HasMaker", "it asks for an initializer"),
      ("HasSome", "'log(_:)' is variadic, and such arguments cannot be passed on"),
      ("HasFile", "'open(_:)' needs 'File', which the generated file cannot see"),
    ])
  func saysWhyNot(_ name: String, _ words: String) throws {
    guard case .failure(let gap) = try implemented(name) else {
      Issue.record("'\(name)' is implemented")
      return
    }
    #expect(gap.obstacle.words == words)
    #expect(gap.requirement?.owner == table.ids(name).first)
  }
}

import HasKit
import Testing

@testable import ComingFrom

@Suite struct ComingFromTests {
  private let castle = Castle.live()

  @Test func aRegistry() async {
    await #expect(processExitsWith: .success) {
      Registry.app = Registering.registry()
      precondition(Registering.CardScreen().title == "52 cards")
    }
    #expect(CardScreen(dependencies: castle).title == "52 cards")
  }

  @Test func aRouter() throws {
    let coordinator = NotesCoordinator(dependencies: castle)
    let note = Note(text: "Buy milk")

    let router = Routing.Router()
    #expect(router.perform(to: (any Routing.EditorInput).self, note: note) { _ in } == nil)
    router.register((any Routing.EditorInput).self) { Routing.Editor(note: $0) }
    let found = router.perform(to: (any Routing.EditorInput).self, note: note) { editor in
      editor.isReadOnly = true
      editor.setDelegate(coordinator)
    }
    let routed = try #require(found as? Routing.Editor)
    #expect(routed.isReadOnly)
    routed.save()
    #expect(coordinator.saved == [note])

    #expect(coordinator.edit(note).save())
    #expect(coordinator.saved == [note, note])
    #expect(!coordinator.edit(Note(text: "# locked")).save(), "a property was injected")
    #expect(!coordinator.edit(Note(text: "")).save(), "an initializer's dependency was injected")
    #expect(coordinator.saved.count == 2)
  }

  @Test func anAssembly() throws {
    let stack = FileStack(user: "Ada")

    let assembly = Assembling.Assembly()
    let lava = try #require(assembly.component("moat", Filling.lava) as? Moat)
    let water = try #require(assembly.component("moat", Filling.water) as? Moat)
    #expect(lava.bridge === water.bridge)
    let refresher = try #require(assembly.component("refresher", stack) as? Refresher)
    #expect(refresher.importer.stack === stack)
    #expect(assembly.component("moat", "lava") == nil, "told at run time only")

    let dependencies = Builder(dependencies: castle).dependencies
    let filled = dependencies.makeMoat(filledWith: .lava)
    #expect(filled.filling == .lava)
    #expect(filled !== dependencies.makeMoat(filledWith: .lava))
    #expect(filled.bridge === dependencies.makeMoat(filledWith: .water).bridge)
    let made = dependencies.makeRefresher(on: stack)
    #expect(made.importer.stack === stack)
    #expect(made.bridge === dependencies.bridge)
  }
}

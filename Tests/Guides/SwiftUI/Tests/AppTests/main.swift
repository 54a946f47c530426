import Foundation
import SwiftUI

@testable import App

struct FixedClock: TimeTelling {
  let today: Int
}

let ada = Account(name: "Ada")
let rose = Plant(name: "Rose", wateredDay: 4)

/// A container of the app, whose accounts all have the same plants.
@MainActor func app(_ plants: [Plant] = [rose]) -> AppDependency {
  AppDependency(
    clock: FixedClock(today: 10), plantStore: StubPlantStoring(plants: { _ in plants }),
    session: Session())
}

/// The app launches once for all windows; a launch that fails can be repeated.
@MainActor func launches() async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "Garden-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "plants.json")
  try Data("broken".utf8).write(to: file)

  let launch = Launch(file: file)
  let screen = Screen(LaunchView(launch: launch))
  precondition(screen.texts == ["Opening the garden"], "\(screen.texts)")
  await screen.finishTasks()
  precondition(screen.texts == ["The garden cannot be opened", "Try again"], "\(screen.texts)")

  try FileManager.default.removeItem(at: file)
  screen.tap("Try again")
  await screen.wait(for: "Sign in")
  guard case .ready(let first) = launch.phase else { preconditionFailure("\(launch.phase)") }
  await Screen(LaunchView(launch: launch)).finishTasks()
  guard case .ready(let second) = launch.phase else { preconditionFailure("\(launch.phase)") }
  precondition(first === second, "each window has a container")
}

/// Each account has a scope; the sheet adds a plant to the account's garden.
@MainActor func signsInAndOut() async throws {
  let app = app([])
  let screen = Screen(SessionView(dependencies: app.byReference))
  screen.type("Ada", into: "Name")
  screen.tap("Sign in")
  await screen.finishTasks()
  precondition(screen.texts.contains("Sign out Ada"), "\(screen.texts)")

  screen.tap("Add")
  screen.type("Fern", into: "New plant")
  screen.update()
  precondition(screen.texts == ["Fern", "Plant"], "the sheet's scope is a new one")
  screen.tap("Plant")
  await screen.wait(for: "watered 0 days ago")
  screen.tap("Add")
  precondition(screen.texts == ["", "Plant"], "the next sheet has the scope of the last one")

  screen.tap("Plant")
  await screen.wait(for: "Sign out Ada")
  screen.tap("Sign out Ada")
  precondition(screen.texts == ["", "Sign in"], "\(screen.texts)")

  screen.type("Bo", into: "Name")
  screen.tap("Sign in")
  await screen.finishTasks()
  precondition(screen.texts.contains("Sign out Bo"), "\(screen.texts)")
  precondition(!screen.texts.contains("Fern"), "Bo sees the plants of Ada")
}

/// Without `id`, the view of another account keeps the scope.
@MainActor func needsTheAccountAsIdentity() {
  let app = app()
  app.session.signIn(ada)
  let screen = Screen(SessionView(dependencies: app))
  let wrong = Screen(SessionViewWithoutID(dependencies: app))
  app.session.signIn(Account(name: "Bo"))
  screen.update()
  wrong.update()
  precondition(screen.texts.contains("Sign out Bo"), "\(screen.texts)")
  precondition(wrong.texts.contains("Sign out Ada"), "\(wrong.texts)")
}

/// A coordinator keeps the scope of an account as long as it wants.
@MainActor func coordinates() async {
  let coordinator = UserCoordinator(dependencies: app())
  let screen = Screen(CoordinatedView(coordinator: coordinator))
  precondition(screen.texts == [], "\(screen.texts)")
  coordinator.signIn(ada)
  await screen.finishTasks()
  precondition(screen.texts.contains("Rose"), "\(screen.texts)")
  coordinator.signOut()
  screen.update()
  precondition(screen.texts == [], "\(screen.texts)")
}

/// The screen of a plant keeps its scope until it is left.
@MainActor func keepsAScopeForEachAppearance() async {
  let user = app().makeUserScope(account: ada)
  var scopes = 0
  let list = PlantListView(
    dependencies: PlantListView.StubDependencies(
      makePlantListModel: { user.makePlantListModel() },
      makePlantScope: {
        scopes += 1
        return user.makePlantScope(plant: $0)
      },
      makePlantingScope: { user.makePlantingScope() }, clock: user.clock))
  let screen = Screen(NavigationStack { list })
  await screen.finishTasks()
  screen.tap("Rose")
  screen.tap("Water")
  await screen.wait(for: "1 jobs done")
  screen.update()
  precondition(screen.texts == ["Rose", "Water", "1 jobs done"], "\(screen.texts)")
  precondition(scopes > 1, "the destination was evaluated once")

  screen.tap("Back")
  precondition(screen.texts.contains("watered 0 days ago"), "\(screen.texts)")
  screen.tap("Rose")
  precondition(screen.texts.last == "0 jobs done", "the scope outlives its screen")
}

/// A scope that is made in a body is another one each time.
@MainActor func losesAScopeThatABodyMakes() async {
  var scopes: [PlantDependency] = []
  let user = app().makeUserScope(account: ada)
  let dependencies = PlantFlow.StubDependencies(makePlantScope: {
    scopes.append(user.makePlantScope(plant: $0))
    return scopes[scopes.count - 1]
  })
  let screen = Screen(ForgetfulFlow(plant: rose, dependencies: dependencies))
  screen.tap("Water")
  while scopes[0].visit.jobs.isEmpty { await Task.yield() }
  screen.update()
  precondition(screen.texts.last == "0 jobs done", "\(screen.texts)")
}

/// A model gets exactly the stubs of the test.
@MainActor func loadsPlants() async {
  let store = StubPlantStoring(plants: { _ in [rose, Plant(name: "Fern", wateredDay: 9)] })
  let garden = Garden(account: ada, dependencies: Garden.StubDependencies(plantStore: store))
  let model = PlantListModel(
    dependencies: PlantListModel.StubDependencies(clock: FixedClock(today: 10), garden: garden))
  await model.load()
  precondition(store.calls == [.plants(of: "Ada")], "\(store.calls)")
  precondition(model.plants.map(\.name) == ["Rose", "Fern"], "\(model.plants)")
  model.showsThirstyOnly = true
  precondition(model.plants == [rose], "\(model.plants)")
}

/// The app as it is, except for the clock.
@MainActor func overridesTheClock() {
  let user = app().makeUserScope(account: ada)
  let later = user.overriding(app: user.app.overriding(clock: FixedClock(today: 90)))
  let rows = [user, later].map { Screen(PlantRow(plant: rose, dependencies: $0)).texts[0] }
  precondition(rows == ["watered 6 days ago", "watered 86 days ago"], "\(rows)")
}

#if DEBUG
  /// What the previews of the page show.
  @MainActor func previews() async {
    let label = WateredLabel(day: 8, dependencies: WateredLabel.PreviewDependencies())
    precondition(Screen(label).texts == ["watered 2 days ago"], "\(Screen(label).texts)")

    let list = Screen(
      NavigationStack { PlantListView(dependencies: UserDependency.preview) })
    await list.finishTasks()
    precondition(list.texts.contains("Fern"), "\(list.texts)")
    precondition(!list.texts.contains { $0.hasPrefix("Sign out") }, "\(list.texts)")
    list.tap("Thirsty only")
    precondition(!list.texts.contains("Fern"), "\(list.texts)")

    let model = PlantModel(dependencies: PlantModel.PreviewDependencies(visit: Visit()))
    let plant = PlantView(
      dependencies: PlantView.PreviewDependencies(makePlantModel: { model }, visit: Visit()))
    precondition(Screen(plant).texts == ["Fern", "Water", "0 jobs done"], "\(Screen(plant).texts)")

    let button = SignOutButton().environment(
      \.signOut, SignOutButton.PreviewDependencies(session: Session()))
    precondition(Screen(button).texts == ["Sign out Ada"], "\(Screen(button).texts)")
  }

  await previews()
#endif

try await launches()
try await signsInAndOut()
needsTheAccountAsIdentity()
await coordinates()
await keepsAScopeForEachAppearance()
await losesAScopeThatABodyMakes()
await loadsPlants()
overridesTheClock()

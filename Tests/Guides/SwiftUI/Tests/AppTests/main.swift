import Foundation
import SwiftUI

@testable import App

struct FixedClock: TimeTelling {
  let today: Int
}

let ada = Account(name: "Ada")
let rose = Plant(name: "Rose", wateredDay: 4)

/// A container of the app, whose accounts all have the same plants.
func app(_ plants: [Plant] = [rose]) -> AppDependency {
  AppDependency(
    clock: FixedClock(today: 10), plantStore: StubPlantStoring(plants: { _ in plants }))
}

/// The session of the tests that need the scope of an account only.
let session = Session(dependencies: app())
@MainActor func user() -> UserDependency {
  app().makeUserScope(account: ada, session: session)
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

/// The launch goes on if the first window closes.
@MainActor func launchesWithoutTheFirstWindow() async {
  let launch = Launch(
    file: FileManager.default.temporaryDirectory.appending(path: "Garden-\(UUID()).json"))
  let first = Screen(LaunchView(launch: launch))
  first.close()
  let second = Screen(LaunchView(launch: launch))
  await second.finishTasks()
  precondition(second.texts == ["", "Sign in"], "\(second.texts)")
}

/// The windows of an app have one scope of the account, so none overwrites the plants of another.
@MainActor func sharesTheGarden() async throws {
  let store = StubPlantStoring(plants: { _ in [] }, save: { _, _ in })
  let session = Session(
    dependencies: AppDependency(clock: FixedClock(today: 10), plantStore: store))
  let windows = [
    Screen(SessionView(session: session)), Screen(SessionView(session: session)),
  ]
  windows[0].type("Ada", into: "Name")
  windows[0].tap("Sign in")
  for window in windows { await window.finishTasks() }

  for (window, name) in zip(windows, ["Fern", "Ivy"]) {
    window.tap("Add")
    window.type(name, into: "New plant")
    window.tap("Plant")
    await window.wait(for: name)
    await window.wait(for: "Sign out Ada")
  }
  for window in windows {
    window.update()
    precondition(window.texts.contains("Fern"), "\(window.texts)")
    precondition(window.texts.contains("Ivy"), "\(window.texts)")
  }
  let plants = ["Fern", "Ivy"].map { Plant(name: $0, wateredDay: 10) }
  precondition(store.calls.last == .save(plants, of: "Ada"), "\(store.calls)")

  windows[1].tap("Sign out Ada")
  windows[0].update()
  precondition(windows[0].texts == ["", "Sign in"], "\(windows[0].texts)")
}

/// Each account has a scope; the sheet adds a plant to the account's garden.
@MainActor func signsInAndOut() async throws {
  let session = Session(dependencies: app([]))
  let screen = Screen(SessionView(session: session))
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

/// Without `id`, the views keep the state of the last scope.
@MainActor func needsTheScopeAsIdentity() async {
  let session = Session(dependencies: app())
  session.signIn(ada)
  let screen = Screen(SessionView(session: session))
  let wrong = Screen(SessionViewWithoutID(session: session))
  for window in [screen, wrong] {
    await window.finishTasks()
    window.tap("Thirsty only")
    window.tap("Rose")
  }
  session.signOut()
  session.signIn(ada)
  screen.update()
  wrong.update()
  precondition(screen.texts.contains("Plants"), "\(screen.texts)")
  precondition(wrong.texts.contains("Water"), "\(wrong.texts)")
}

/// A view shows the progress until its scope is made.
@MainActor func waitsForAScope() async {
  let user = user()
  let dependencies = StubAsyncPlantScope { user.makePlantScope(plant: $0) }
  let screen = Screen(WaitingPlantFlow(plant: rose, dependencies: dependencies))
  precondition(screen.texts == ["Opening Rose"], "\(screen.texts)")
  await screen.finishTasks()
  precondition(screen.texts.last == "0 jobs done", "\(screen.texts)")
}

/// The screen of a plant keeps its scope until it is left.
@MainActor func keepsAScopeForEachAppearance() async {
  let user = user()
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
  let user = user()
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
  let user = user()
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
      \.signOut, SignOutButton.PreviewDependencies())
    precondition(Screen(button).texts == ["Sign out Ada"], "\(Screen(button).texts)")
  }

  await previews()
#endif

try await launches()
await launchesWithoutTheFirstWindow()
try await signsInAndOut()
try await sharesTheGarden()
await needsTheScopeAsIdentity()
await waitsForAScope()
await keepsAScopeForEachAppearance()
await losesAScopeThatABodyMakes()
await loadsPlants()
overridesTheClock()

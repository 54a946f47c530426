import SwiftUI

@testable import App

struct Offline: Error {}

let soup = Recipe(id: 1, title: "Soup")
let logger = StubLogging()

// 'live' builds each member once, in order, and takes what a test passes.
let app = try await AppDependency.live(
  baseURL: "https://example.com", logger: logger,
  recipeProvider: StubRecipeProviding(recipes: { [soup] }))
precondition(logger.calls == [.log("database opened")], "built: \(logger.calls)")
let recipes = try await app.recipeProvider.recipes()
precondition(recipes == [soup] && logger.calls.count == 1, "the provider of the test")
app.session.signIn(Account(name: "Ada"))
precondition(logger.calls.last == .log("signed in: Ada"), "the session's logger")

// A list gets exactly the stubs of the test.
let list = ListScreen(
  dependencies: ListScreen.StubDependencies(
    recipeProvider: StubRecipeProviding(recipes: { throw Offline() }), logger: logger))
await list.load()
precondition(logger.calls.last == .log("failed: Offline()") && list.recipes == [], "the failure")

let timer = CookingTimer()
let cooking = CookingScreen(
  step: 2,
  dependencies: CookingScreen.StubDependencies(recipe: soup, cookingTimer: timer))
cooking.wait(minutes: 5)
precondition(timer.minutes == 5 && cooking.text == "step 2 of Soup: 5 min", "the timer of the test")

// A flow keeps its scope; a view that is made again has another.
let user = app.makeUserScope(account: Account(name: "Ada"))
let view = ListView(dependencies: user)
let (flow, next) = (view.open(soup), view.open(soup))
flow.scope.cookingTimer.minutes = 3
precondition(flow.scope.cookingTimer.minutes == 3, "the scope is made again")
precondition(next.scope.cookingTimer.minutes == 0, "two flows, one timer")
precondition(flow.scope.recipe == soup && flow.scope.account.name == "Ada", "the flow's scope")

// A view without the app's container asks the environment.
var environment = EnvironmentValues()
precondition(environment.listDependencies == nil, "the default of the key")
environment.listDependencies = user
precondition(
  environment.listDependencies?.logger as? StubLogging === logger, "the logger of the environment")

// A user's scope with another logger: its own services keep what they were built with.
let silent = StubLogging()
let changed = user.overriding(app: user.app.overriding(logger: silent))
changed.logger.log("changed")
changed.session.signIn(Account(name: "Bob"))
precondition(silent.calls == [.log("changed")], "the copy: \(silent.calls)")
precondition(changed.session === app.session && changed.account == user.account, "more than asked")

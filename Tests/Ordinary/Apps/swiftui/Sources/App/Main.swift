@main struct Main {
  @MainActor static func main() async throws {
    let root = RootView()
    guard case .launching = root.phase else { preconditionFailure("ready before the launch") }
    await root.launch()
    guard case .ready(let app) = root.phase else { preconditionFailure("\(root.phase)") }

    let home = AppCoordinator(dependencies: app).signIn(name: "Ada")
    precondition(app.session.account?.name == "Ada", "the session is a second one")
    await home.list.load()
    precondition(home.list.recipes.map(\.title) == ["Soup", "Pie"], "the recipes")

    let soup = home.open(home.list.recipes[0])
    await soup.detail.like()
    precondition(soup.detail.isFavorite && soup.detail.title == "Soup", "the recipe of the scope")

    // Screens of one recipe share the timer; another recipe has its own.
    soup.cook(step: 1).wait(minutes: 5)
    precondition(soup.cook(step: 2).text == "step 2 of Soup: 5 min", "one recipe, two timers")
    let pie = home.open(home.list.recipes[1])
    precondition(pie.cook(step: 1).text == "step 1 of Pie: 0 min", "two recipes, one timer")

    // Favorites belong to the account, in the database that the app shares.
    for (name, likes) in [("Ada", true), ("Bob", false)] {
      let user = app.makeUserScope(account: Account(name: name))
      let isFavorite = await user.favoriteStore.isFavorite(home.list.recipes[0])
      precondition(isFavorite == likes, "the favorites of \(name)")
    }
  }
}

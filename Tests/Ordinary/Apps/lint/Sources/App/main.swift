let app = AppDependency(
  journal: Journal(), oven: Oven(degrees: 240), recipes: Recipes(names: ["rye", "cake"]),
  openingHour: 7, fax: "12")

Diary(dependencies: app).begin()
let (counter, sign, baking) = ShopCoordinator(dependencies: app).open()
counter.sell()
Report().print(with: app)
let shelf = CakeShelfModel(dependencies: app)
shelf.fill()
SteamModel(dependencies: app).steam()
precondition(
  app.journal.lines == ["day begins at 7", "sells", "report", "fills", "steams"], "the journal")
precondition(sign.text == "open at 7" && counter.offer == "rye, cake", "the sign or the offer")
precondition(baking.heat() == 240 && baking.list()() == 2, "the oven or the recipes")
precondition(shelf.first == "rye", "the shelf")
precondition(Inspector(dependencies: app).recipes() == 2, "the container has no recipes")
let registry = Registry()
_ = DebugModel(dependencies: app, registry: registry)
precondition(registry.values.count == 1, "nothing is registered")

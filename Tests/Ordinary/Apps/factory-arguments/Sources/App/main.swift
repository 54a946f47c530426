let app = AppDependency(log: Log(), searchLog: Log(), coverCache: CoverCache(), index: Index())
let coordinator = CatalogueCoordinator(dependencies: app)
let covers = CoverCache()
let screen = coordinator.search(in: covers)

// 1. Arguments, by name and type.
precondition(screen.words == "novel" && screen.language == "en", "arguments are exchanged")
precondition(screen.covers === covers, "the argument goes before the container's member")
// 2. The container.
precondition(screen.dependencies.index === app.index, "another container")
// 3. A member of the name.
precondition(screen.searchLog === app.searchLog, "the member goes before the default value")
// 4. A default value, or nil.
precondition(screen.columns == 2, "the default value")
precondition(screen.spareIndex == nil, "an optional takes no member of another name")
// 5. The only member of the type.
precondition(screen.catalogue === app.index, "a second index")
// 6. A static function, a Makes-method.
precondition(screen.pageSize == 20, "the value of 'static func makePageSize'")
precondition(screen.filterScreen !== coordinator.filter(), "one filter screen for two calls")
precondition(screen.filterScreen.style == "sheet", "the default style")
// 7. What can be built, with the container's members.
precondition(screen.find() == "Emma", "another ranking")
precondition(app.searchLog.lines.last == "ranks 2", "the ranking has another log")
precondition(app.log.lines == ["search"], "two members of one type are exchanged")

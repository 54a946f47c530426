let logger = MemoryLogger()
let items = [Article(title: "Rain"), Article(title: "Sun")]
let app = AppDependency.live(items: items, logger: logger)
precondition(app.headlines.titles == ["Rain", "Sun"], "the page: \(app.headlines.titles)")
precondition(app.headlines.logger === logger, "the headlines have another logger")
precondition(FrontPage(dependencies: app).open() == "Rain, Sun", "the front page")
precondition(logger.lines == ["headlines", "front page"], "logged: \(logger.lines)")

// The container is a page of articles too.
precondition(Headlines(dependencies: app).titles == ["Rain", "Sun"], "the container's page")

let logger = MemoryLogger()
let imageCache = ImageCache()
let app = AppDependency(logger: logger, imageCache: imageCache)
let frontPage = FrontPageCoordinator(dependencies: app)

// The argument reaches the screen; services come from the container.
let tea = Article(title: "Tea")
let first = frontPage.open(tea)
precondition(first.article == tea && first.image == "image of Tea", "the argument or the image")
precondition(first.dependencies.imageCache === imageCache, "the cache is a second one")
precondition(first.pager.logger === logger, "the logger is a second one")

// Parts of one product share what they need; the next product has its own.
let second = frontPage.open(Article(title: "Coffee"))
precondition(first.outline.progress === first.pager.progress, "one screen, two progresses")
precondition(second.outline.progress === second.pager.progress, "one screen, two progresses")
precondition(first.outline.progress !== second.outline.progress, "two screens, one progress")
first.pager.turn()
precondition(first.outline.progress.page == 1 && second.outline.progress.page == 0, "pages")
precondition(logger.lines == ["page 1"], "the pager logs to the container's logger")

// Effects are the method's.
let download = try await frontPage.download(tea)
precondition(download.text == "text of Tea" && logger.lines.last == "downloaded Tea", "download")
do {
  _ = try await frontPage.download(Article(title: ""))
  preconditionFailure("the error of the initializer is lost")
} catch {
  precondition(error is Offline, "another error: \(error)")
}

// The factory by hand is the one that runs.
precondition(frontPage.comments(on: tea).thread == "thread of Tea", "comments")

// The user's scope alone has an account.
let user = UserDependency(app: app, account: Account(name: "Ada"))
let (bookmarks, article) = TabCoordinator(dependencies: user).account.open()
bookmarks.open()
precondition(logger.lines.last == "bookmarks of Ada", "the account of the scope")
precondition(article.dependencies.imageCache === imageCache, "the cache of the parent")
precondition(!((app as Any) is any MakesBookmarksScreen), "the app has no account")
precondition(!((app as Any) is any MakesAccountCoordinator), "the app makes no bookmarks")
precondition(user.commentScreenFactory(tea).thread == "thread of Tea", "the closure is forwarded")

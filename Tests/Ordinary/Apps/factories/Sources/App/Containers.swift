struct AppDependency {
  let logger: any Logging
  let imageCache: ImageCache
}

extension AppDependency {
  /// A factory by hand: the closure fits the requirement of 'HasCommentScreenFactory'.
  var commentScreenFactory: CommentScreenFactory {
    { article in CommentScreen(thread: "thread of \(article.title)") }
  }
}

struct UserDependency {
  let app: AppDependency
  let account: Account
}

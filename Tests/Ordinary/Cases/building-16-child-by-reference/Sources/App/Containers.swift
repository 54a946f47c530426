struct AppDependency {
  let logger: any Logging
}

/// Lives as long as an account is signed in.
struct UserDependency {
  let app: AppDependency.Reference
  let session: Session
  let inbox: Inbox
}

protocol MakesUserScope {
  func makeUserScope(session: Session) -> UserDependency.Reference
}

struct AppDependency {
  let logger: Logger
  let pushReceiver: PushReceiver
}

/// Lives as long as an account is signed in.
struct UserDependency {
  let app: AppDependency
  let chat: any Chatting
}

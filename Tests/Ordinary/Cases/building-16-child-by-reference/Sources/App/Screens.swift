struct SignIn {
  typealias Dependencies = MakesUserScope

  let dependencies: any Dependencies

  func signIn(as user: String) -> UserDependency.Reference {
    dependencies.makeUserScope(session: Session(user: user))
  }
}

struct ChatScreen {
  typealias Dependencies = HasInbox & HasLogger & HasSession

  let dependencies: any Dependencies

  func receive(_ message: String) {
    dependencies.inbox.add(message)
    dependencies.logger.log("\(dependencies.session.user) got \(message)")
  }
}

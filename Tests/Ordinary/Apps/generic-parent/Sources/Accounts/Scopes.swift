package import Core

/// Lives as long as a user is signed in, in whatever app.
package struct UserDependency<Parent: HasClock & HasLogger & HasRoutes> {
  let parent: Parent
  package let userName: String

  package init(parent: Parent, userName: String) {
    self.parent = parent
    self.userName = userName
  }
}

package protocol HasUserName {
  var userName: String { get }
}

/// Lives as long as a run lasts.
package struct RunScope<User> where User: HasLogger, User: HasRoutes, User: HasUserName {
  let user: User
  let distance: Int

  package init(user: User, distance: Int) {
    self.user = user
    self.distance = distance
  }
}

protocol HasDistance {
  var distance: Int { get }
}

/// Who uses the app.
package struct Session {
  package let user: String

  package init(user: String) { self.user = user }
}

package protocol HasSession { var session: Session { get } }

/// What a user sees.
package final class Feed: Service {
  package let user: String
  package let logger: any Logging

  init(dependencies: any HasSession & HasLogger & HasJournal) {
    user = dependencies.session.user
    logger = dependencies.logger
    super.init("feed", dependencies.journal)
  }
}

package protocol MakesUserDependency {
  func makeUserDependency(session: Session) -> UserDependency
}

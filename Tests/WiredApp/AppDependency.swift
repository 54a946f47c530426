/// What the whole app has; a class, since one of its members is built on first use.
package final class AppDependency {
  package let weather: any Weather
  package let store: any Storing
  package let logger: any Logging
  package let journal: Journal
  package lazy var report = Report(journal: journal, store: store)

  init(weather: any Weather, store: any Storing, logger: any Logging, journal: Journal) {
    self.weather = weather
    self.store = store
    self.logger = logger
    self.journal = journal
  }
}

/// What one user has.
package struct UserDependency {
  package let app: AppDependency
  package let session: Session
  package let feed: Feed
}

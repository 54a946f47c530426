protocol Tracking: AnyObject {
  func track(_ event: String)
}

final class Tracker: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

final class Feed {
  let tracker: any Tracking

  init(tracker: any Tracking) { self.tracker = tracker }
}

final class Profile {
  let userTracker: any Tracking

  init(userTracker: any Tracking) { self.userTracker = userTracker }
}

struct AppDependency {
  let tracker: any Tracking
}

struct UserDependency {
  let app: AppDependency
  let feed: Feed
  let userTracker: any Tracking
  let profile: Profile
}

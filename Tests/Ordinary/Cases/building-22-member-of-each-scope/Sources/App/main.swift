let app = AppDependency.live()
let ada = UserDependency.live(app: app)
let bob = UserDependency.live(app: app)
precondition(ada.feed.tracker === app.tracker, "the feed of a scope has a second tracker")
precondition(ada.userTracker !== app.tracker, "the scope has no tracker of its own")
precondition(ada.profile.userTracker === ada.userTracker, "the profile has a third tracker")
precondition(bob.feed.tracker === app.tracker, "the feed of another scope has a second tracker")
precondition(bob.userTracker !== ada.userTracker, "two users have one tracker")

// A tracker that is passed to a scope is not the app's.
let mine = Tracker()
let eve = UserDependency.live(app: app, userTracker: mine)
precondition(eve.profile.userTracker === mine && eve.feed.tracker === app.tracker, "exchanged")

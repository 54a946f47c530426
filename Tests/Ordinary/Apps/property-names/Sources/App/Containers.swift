final class AppServices {
  let coordinator = SceneCoordinator()
  let tracker: any TrackerProtocol = Tracker()
  let downloads = WorkQueue()
  let uploads = WorkQueue()
  var theme: Theme = .light
}

/// Lives as long as a user is signed in.
struct SessionContainer {
  let services: AppServices
  let userName: String
  let isModerator: Bool

  func signature(for post: String) -> String { "\(post) by \(userName)" }
}

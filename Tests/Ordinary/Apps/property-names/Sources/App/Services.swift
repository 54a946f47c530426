/// The property has another name than the protocol.
protocol HasSceneCoordinator {
  var coordinator: SceneCoordinator { get }
}

final class SceneCoordinator {
  private(set) var scenes: [String] = []

  func show(_ scene: String) { scenes.append(scene) }
}

protocol UsesAnalytics {
  var tracker: any TrackerProtocol { get }
}

protocol TrackerProtocol: AnyObject {
  var events: [String] { get }
  func track(_ event: String)
}

final class Tracker: TrackerProtocol {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

/// Two protocols of the same type.
protocol HasUploadQueue { var uploads: WorkQueue { get } }
protocol HasDownloadQueue { var downloads: WorkQueue { get } }

final class WorkQueue {
  private(set) var jobs: [String] = []

  func add(_ job: String) { jobs.append(job) }
}

enum Theme {
  case light, dark
}

protocol HasTheme {
  var theme: Theme { get set }
}

/// Several requirements, one of them a function.
protocol HasSession {
  var userName: String { get }
  var isModerator: Bool { get }
  func signature(for post: String) -> String
}

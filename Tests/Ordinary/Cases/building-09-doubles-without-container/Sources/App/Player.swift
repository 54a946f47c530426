/// Plays music.
public protocol Playing: AnyObject {
  /// What plays now.
  var title: String { get }
  /// Plays a title.
  func play(_ title: String) throws
  /// Ends what plays.
  func stop()
}

/// Access to the player.
public protocol HasPlayer {
  /// The app's player.
  var player: any Playing { get }
}

/// Access to the volume.
public protocol HasVolume {
  /// The volume, 0 if muted.
  var volume: Int { get }
}

/// Makes the model of a queue.
public protocol MakesQueueModel {
  /// A model of these titles.
  func makeQueueModel(titles: [String]) -> QueueModel
}

/// The titles that are to be played.
public final class QueueModel {
  /// What the model needs.
  public typealias Dependencies = HasPlayer & HasVolume

  /// The titles that are left.
  public private(set) var titles: [String]
  private let dependencies: any Dependencies

  /// A queue of these titles.
  public init(titles: [String], dependencies: any Dependencies) {
    self.titles = titles
    self.dependencies = dependencies
  }

  /// Plays the next title.
  public func next() throws {
    guard dependencies.volume > 0, !titles.isEmpty else { return dependencies.player.stop() }
    try dependencies.player.play(titles.removeFirst())
  }
}

/// The titles of an album.
public final class AlbumModel {
  /// What the model needs.
  public typealias Dependencies = HasPlayer & MakesQueueModel

  private let dependencies: any Dependencies

  /// The album that the player plays.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  /// What plays now.
  public var title: String { dependencies.player.title }

  /// Makes a queue of these titles.
  public func open(_ titles: [String]) -> QueueModel {
    dependencies.makeQueueModel(titles: titles)
  }
}

package protocol Cataloging: AnyObject {
  func title(of track: Int) -> String
}

final class TrackCache {
  var titles: [Int: String] = [:]
}

package struct NoTracks: Error {}

/// Is written by hand, so that no other one is declared.
package protocol HasShuffle {
  var isShuffled: Bool { get }
}

package struct MusicDependency {
  /// Knows all tracks.
  package let catalog: any Cataloging
  package let isShuffled: Bool
  let trackCache = TrackCache()
  let _format = "last"
  private let limit: Int
  // hasgen: ignore
  package let version = 2

  package init(catalog: any Cataloging, isShuffled: Bool, limit: Int) {
    self.catalog = catalog
    self.isShuffled = isShuffled
    self.limit = limit
  }

  /// There is one unless there are no tracks.
  package var lastTitle: String {
    get throws {
      guard limit > 0 else { throw NoTracks() }
      return "\(_format) \(catalog.title(of: limit))"
    }
  }

  package static let firstTrack = 1
}

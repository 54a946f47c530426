protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol LoggerDependency {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

struct Station: Equatable {
  let name: String
}

protocol SongGuiding {
  func song(on station: Station) -> String
}

protocol SongsDependency {
  var songs: any SongGuiding { get }
}

struct SongGuide: SongGuiding {
  let logger: any Logging

  func song(on station: Station) -> String {
    logger.log("looks up \(station.name)")
    return "Blue"
  }
}

protocol VolumeProvider {
  var volume: Int { get }
}

/// Is no dependency, in spite of its name and its member.
protocol SoundProvider {
  var volume: Int { get }
}

struct Speaker: SoundProvider {
  let volume: Int
}

protocol StationDependency {
  var station: Station { get }
}

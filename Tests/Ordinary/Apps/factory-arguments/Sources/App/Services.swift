final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

final class CoverCache {}

final class Index {
  let words = ["Emma", "Persuasion"]
}

protocol Ranking {
  func best(of titles: [String]) -> String?
}

/// The only implementation.
struct ShortestFirst: Ranking {
  let searchLog: Log

  func best(of titles: [String]) -> String? {
    searchLog.add("ranks \(titles.count)")
    return titles.min { $0.count < $1.count }
  }
}

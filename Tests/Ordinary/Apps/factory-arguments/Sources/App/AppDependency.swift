struct AppDependency {
  let log: Log
  let searchLog: Log
  let coverCache: CoverCache
  let index: Index
}

extension AppDependency {
  /// The value of a parameter 'pageSize', which no member has.
  static func makePageSize() -> Int { 20 }
}

protocol HasLog {
  var log: Log { get }
}

protocol HasSearchLog {
  var searchLog: Log { get }
}

protocol HasCoverCache {
  var coverCache: CoverCache { get }
}

protocol HasIndex {
  var index: Index { get }
}

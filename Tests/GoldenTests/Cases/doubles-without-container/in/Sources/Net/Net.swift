// hasgen: stub
public protocol Fetching {
  func fetch() async throws -> Int
}

public protocol HasFetching { var fetching: any Fetching { get } }

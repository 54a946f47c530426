public protocol Fetching { func fetch() async throws -> Int }

nonisolated protocol Logging: Sendable { func log(_ line: String) }

nonisolated struct AppDependency: Sendable { let logger: any Logging }

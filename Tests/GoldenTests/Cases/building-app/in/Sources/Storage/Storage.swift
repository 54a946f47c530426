import Core
import Network

public protocol Database: Sendable {}
public protocol HasDatabase { var database: any Database { get } }
public final class SQLite: Database {
  public init(databasePath: String, logging: any Logging) {}
}

public protocol KeyValueStore: Sendable {}
public protocol HasKeyValueStore { var keyValueStore: any KeyValueStore { get } }
public final class DefaultsStore: KeyValueStore {
  public init(logging: any Logging) {}
}

public protocol Keychain: Sendable {}
public protocol HasKeychain { var keychain: any Keychain { get } }
public final class SystemKeychain: Keychain {
  public init() {}
}

public protocol FileStore: Sendable {}
public protocol HasFileStore { var fileStore: any FileStore { get } }
public final class DiskStore: FileStore {
  public init(directory: Directory, logging: any Logging) {}
}

public protocol Cache: Sendable {}
public protocol HasCache { var cache: any Cache { get } }
public final class MemoryCache: Cache {
  public init(limit: Int = 100, clock: any Clock) {}
}

public protocol Migrator: Sendable {}
public protocol HasMigrator { var migrator: any Migrator { get } }
public final class SchemaMigrator: Migrator {
  public init(database: any Database) {}
}

public protocol Backup: Sendable {}
public protocol HasBackup { var backup: any Backup { get } }
public final class FileBackup: Backup {
  public typealias Dependencies = HasFileStore & HasDatabase
  public init(directory: Directory, dependencies: any Dependencies) {}
}

public protocol SearchIndex: Sendable {}
public protocol HasSearchIndex { var searchIndex: any SearchIndex { get } }
public final class DatabaseIndex: SearchIndex {
  public typealias Dependencies = HasDatabase & HasScheduler
  public init(dependencies: any Dependencies) {}
}

public protocol Outbox: Sendable {}
public protocol HasOutbox { var outbox: any Outbox { get } }
public final class DatabaseOutbox: Outbox {
  public typealias Dependencies = HasDatabase & HasApi
  public init(dependencies: any Dependencies) {}
}

public protocol Settings: Sendable {}
public protocol HasSettings { var settings: any Settings { get } }
public final class StoredSettings: Settings {
  public init(keyValueStore: any KeyValueStore) {}
}

/// Shared by whatever writes files; nobody's member.
public final class Directory: Sendable {
  public init(logging: any Logging) {}
}

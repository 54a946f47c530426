/// What is built and freed, in the order in which it is.
package final class Journal {
  package private(set) var lines: [String] = []

  package init() {}

  func add(_ line: String) { lines.append(line) }
}

package protocol HasJournal { var journal: Journal { get } }

/// Something that tells the journal of itself.
package class Service {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    journal.add("built \(name)")
  }

  deinit { journal.add("freed \(name)") }
}

package protocol Logging: AnyObject {}
package protocol HasLogger { var logger: any Logging { get } }
final class ConsoleLogger: Service, Logging {
  init(dependencies: any HasJournal) { super.init("logger", dependencies.journal) }
}

package protocol Storing: AnyObject { var logger: any Logging { get } }
package protocol HasStore { var store: any Storing { get } }
final class DiskStore: Service, Storing {
  let logger: any Logging

  /// - Throws: `StoreError` for a path that is empty.
  init(path: String, dependencies: any HasLogger & HasJournal) throws(StoreError) {
    guard !path.isEmpty else { throw StoreError() }
    logger = dependencies.logger
    super.init("store", dependencies.journal)
  }
}

package struct StoreError: Error {}

package protocol Weather: AnyObject {
  var logger: any Logging { get }
  var cache: Cache { get }
}
package protocol HasWeather { var weather: any Weather { get } }
final class WebWeather: Service, Weather {
  let logger: any Logging
  let cache: Cache

  init(cache: Cache, dependencies: any HasLogger & HasJournal) {
    logger = dependencies.logger
    self.cache = cache
    super.init("weather", dependencies.journal)
  }
}

/// Built for the one who asks: no container has it.
package final class Cache: Service {
  package let store: any Storing

  init(journal: Journal, store: any Storing) {
    self.store = store
    super.init("cache", journal)
  }
}

/// Built on first use.
package final class Report: Service {
  init(journal: Journal, store: any Storing) { super.init("report", journal) }
}

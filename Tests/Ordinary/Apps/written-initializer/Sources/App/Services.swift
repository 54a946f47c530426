protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

struct Server {
  let address: String
}

protocol HasServer {
  var server: Server { get }
}

protocol Courier {
  func place(of parcel: String) -> String
}

protocol HasCourier {
  var courier: any Courier { get }
}

struct WebCourier: Courier {
  let server: Server
  let logger: any Logging

  func place(of parcel: String) -> String {
    logger.log("asks \(server.address)")
    return "Leipzig"
  }
}

/// The parcels that the user watches.
final class ParcelStore {
  var parcels: [String] = []
}

protocol HasParcelStore {
  var parcelStore: ParcelStore { get }
}

struct Tracker {
  let courier: any Courier
  let parcelStore: ParcelStore

  func places() -> [String] { parcelStore.parcels.map(courier.place) }
}

protocol HasTracker {
  var tracker: Tracker { get }
}

protocol HasPageSize {
  var pageSize: Int { get }
}
